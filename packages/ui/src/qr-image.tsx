import { useEffect, useState } from 'react'
import { controlTexts } from '#control-texts.ts'
import { Skeleton } from '#skeleton.tsx'
import { toast } from '#toast.ts'

/** Width of the QR image in pixels, and its quiet zone in modules. */
const width = 1200
const margin = 2

/** Returns the QR code of a text as a PNG data URL; undefined until it has been drawn. */
export function useQrCode(text: string): string | undefined {
  const [image, setImage] = useState<string>()
  useEffect(() => {
    let current = true
    draw(text)
      .then((drawn) => current && setImage(drawn))
      .catch((error: unknown) => {
        console.error('The QR code could not be drawn', error)
        toast({
          title: controlTexts.qr.drawFailed,
          description: controlTexts.qr.drawFailedText,
          variant: 'destructive',
        })
      })
    return () => {
      current = false
    }
  }, [text])
  return image
}

/** The library is loaded when it is first needed, to keep it out of the first view. */
async function draw(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(text, { width, margin, color: { dark: '#000000', light: '#ffffff' } })
}

/** The image that `useQrCode` returned, or a placeholder of its size. */
export function QrImage({ image, alt }: { image: string | undefined; alt: string }) {
  return (
    // White in the dark theme too: not every camera can read a code on a dark background.
    <div className="mx-auto aspect-square w-full max-w-64 overflow-hidden rounded-md border border-line bg-white">
      {image ? (
        <img src={image} alt={alt} width={width} height={width} className="size-full" />
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}
