import { useEffect, useEffectEvent } from 'react'

const MARCA = 'balcao-assistente'

const naEntrada = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARCA])

/** Past the router, which looks after `window.history.pushState`: for it nothing has happened, the page is the same. */
const entrar = () =>
  History.prototype.pushState.call(window.history, { ...window.history.state, [MARCA]: true }, '')

/**
 * MES-09 Back, of the browser or the phone, belongs to what is open over the page, which has an entry of its own in the
 * history for as long as it is open. `aoVoltar` answers whether it still is.
 */
export function useVoltarDoNavegador(aoVoltar: () => boolean): void {
  const voltar = useEffectEvent(aoVoltar)
  useEffect(() => {
    let dentro = true
    entrar()
    function aoMudarDeEntrada() {
      if (naEntrada()) return
      dentro = voltar()
      if (dentro) entrar()
    }
    window.addEventListener('popstate', aoMudarDeEntrada)
    return () => {
      window.removeEventListener('popstate', aoMudarDeEntrada)
      // Closed otherwise: nobody should have to press Back for an entry that stands for nothing.
      if (dentro && naEntrada()) window.history.back()
    }
  }, [])
}
