import { type RefObject, useEffect, useEffectEvent } from 'react'

const MARCA = 'data-envio-de-arquivos'
export const AREA_DE_ENVIO = { [MARCA]: true } as const

/**
 * A screenshot pasted anywhere on the screen goes to the upload, without a click on it first. With more than one
 * upload on the screen, to the one that has the focus, else to the first. Pasted text is left alone.
 */
export function useColarArquivos(
  area: RefObject<HTMLElement | null>,
  {
    ativo,
    soComFoco = false,
    aoColar,
  }: { ativo: boolean; soComFoco?: boolean; aoColar: (arquivos: File[]) => void },
): void {
  const receber = useEffectEvent((evento: ClipboardEvent) => {
    const arquivos = Array.from(evento.clipboardData?.files ?? [])
    if (arquivos.length === 0 || evento.defaultPrevented) return
    const comFoco = document.activeElement?.closest(`[${MARCA}]`)
    const destino = comFoco ?? (soComFoco ? null : document.querySelector(`[${MARCA}]`))
    if (destino !== area.current) return
    evento.preventDefault()
    aoColar(arquivos)
  })

  useEffect(() => {
    if (!ativo) return
    const ouvir = (evento: ClipboardEvent) => receber(evento)
    document.addEventListener('paste', ouvir)
    return () => document.removeEventListener('paste', ouvir)
  }, [ativo])
}
