/** Longest side, in pixels, of a photo that travels: enough to read the label of a damaged box. */
const LADO_MAXIMO = 1_600
const QUALIDADE = 0.8
const TIPO_REDUZIDO = 'image/jpeg'
const FOTOS: readonly string[] = [TIPO_REDUZIDO, 'image/png']
/** Up to here a photo is light already: redrawing it costs quality and saves nothing worth having. */
const BYTES_DE_FOTO_LEVE = 400 * 1024
/** A picture that claims to be larger than this would take the memory of a phone to open. */
const BYTES_DE_FOTO_ABSURDA = 80 * 1024 * 1024

type Medidas = { width: number; height: number }

/** NOV-10 Whether a file is a photo heavy enough to be redrawn, where its redrawn form is accepted. */
export function valeEncolher(
  { type, size }: Pick<File, 'type' | 'size'>,
  extensoes: readonly string[],
): boolean {
  return (
    FOTOS.includes(type) &&
    extensoes.includes('.jpg') &&
    size > BYTES_DE_FOTO_LEVE &&
    size < BYTES_DE_FOTO_ABSURDA
  )
}

/** In proportion, the longest side at the limit; never larger than it was. */
export function medidasReduzidas({ width, height }: Medidas): Medidas {
  const escala = Math.min(1, LADO_MAXIMO / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * escala)), height: Math.max(1, Math.round(height * escala)) }
}

/** 'caixa.PNG' → 'caixa.jpg' */
export function nomeDaReduzida(nome: string): string {
  return `${nome.replace(/\.(png|jpe?g)$/i, '')}.jpg`
}

/** The lighter of the two: a screenshot of few colours is often smaller as it came. */
export function maisLeve(original: File, reduzida: Blob | null): File {
  // A browser that can't write JPEG answers with another format.
  if (!reduzida || reduzida.type !== TIPO_REDUZIDO || reduzida.size >= original.size) return original
  return new File([reduzida], nomeDaReduzida(original.name), {
    type: TIPO_REDUZIDO,
    lastModified: original.lastModified,
  })
}

/** The browser decodes and encodes outside the main thread; whatever fails, the photo goes as it is. */
export async function encolherFoto(foto: File): Promise<File> {
  try {
    // The side that was up when it was taken stays up, since the redrawn photo no longer says how it was held.
    const imagem = await createImageBitmap(foto, { imageOrientation: 'from-image' })
    try {
      return maisLeve(foto, await desenhar(imagem))
    } finally {
      imagem.close()
    }
  } catch {
    return foto
  }
}

async function desenhar(imagem: ImageBitmap): Promise<Blob | null> {
  const { width, height } = medidasReduzidas(imagem)
  if (typeof OffscreenCanvas !== 'undefined') {
    const tela = new OffscreenCanvas(width, height)
    pintar(tela.getContext('2d'), imagem, { width, height })
    return tela.convertToBlob({ type: TIPO_REDUZIDO, quality: QUALIDADE })
  }
  const tela = Object.assign(document.createElement('canvas'), { width, height })
  pintar(tela.getContext('2d'), imagem, { width, height })
  return new Promise((resolver) => tela.toBlob(resolver, TIPO_REDUZIDO, QUALIDADE))
}

type Pincel = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null

function pintar(pincel: Pincel, imagem: ImageBitmap, { width, height }: Medidas): void {
  if (!pincel) throw new Error('no canvas to draw on')
  // What is transparent in a PNG would turn black.
  pincel.fillStyle = '#fff'
  pincel.fillRect(0, 0, width, height)
  pincel.imageSmoothingQuality = 'high'
  pincel.drawImage(imagem, 0, 0, width, height)
}
