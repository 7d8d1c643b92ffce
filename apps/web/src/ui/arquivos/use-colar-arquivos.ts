import { type RefObject, useEffect, useEffectEvent } from 'react'

const MARCA = 'data-envio-de-arquivos'
/** `soComFoco`: what is pasted elsewhere is never for it. */
export const areaDeEnvio = (soComFoco: boolean) => ({ [MARCA]: soComFoco ? 'com-foco' : 'livre' }) as const

const ALCANCE = 'data-alcance-do-envio'
/** Around one upload: what is pasted anywhere in it, its other fields included, is for that one. */
export const ALCANCE_DO_ENVIO = { [ALCANCE]: true } as const

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
    const comFoco = document.activeElement?.closest(`[${MARCA}], [${ALCANCE}]`)
    const destino = comFoco ?? (soComFoco ? null : document.querySelector(`[${MARCA}="livre"]`))
    if (!destino?.contains(area.current)) return
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
