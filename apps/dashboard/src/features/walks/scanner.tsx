import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Camera as CameraIcon, CameraOff } from 'lucide-react'
import { useState } from 'react'
import { Camera } from '#features/walks/camera.tsx'
import { texts } from '#shared/texts.ts'

/** Takes codes by the camera, and typed. */
export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const [camera, setCamera] = useState<'off' | 'on' | 'failed'>('off')
  const [typed, setTyped] = useState('')
  const words = texts.walks
  return (
    <div className="grid gap-4">
      <Button
        size="lg"
        fullWidth
        variant={camera === 'on' ? 'secondary' : 'primary'}
        icon={camera === 'on' ? <CameraOff /> : <CameraIcon />}
        onClick={() => setCamera(camera === 'on' ? 'off' : 'on')}
      >
        {camera === 'on' ? words.cameraOff : words.camera}
      </Button>
      {camera === 'on' && (
        <Camera
          onRead={(text) => {
            navigator.vibrate?.(60)
            onRead(text)
          }}
          onFailed={() => setCamera('failed')}
        />
      )}
      {camera === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {words.cameraFailed}
        </p>
      )}
      {/* The verdict is told right below the picture. */}
      {camera !== 'on' && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            onRead(typed)
            setTyped('')
          }}
        >
          <Field label={words.typed} className="flex-1">
            <Input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
              dir="ltr"
              maxLength={7089}
            />
          </Field>
          <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
            {words.check}
          </Button>
        </form>
      )}
    </div>
  )
}
