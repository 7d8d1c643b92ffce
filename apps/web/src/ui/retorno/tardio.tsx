import { TEXTOS } from '@balcao/dominio/mensagens'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { falharEspera, useTecladoAEspera } from './espera-do-teclado.ts'
import { LinhaDeProgresso } from './linha-de-progresso.tsx'
import { avisarErro } from './toasts.ts'

type AoNaoVir = { aoNaoVir: () => void }

/**
 * A dialog whose code comes when somebody first opens it. When it does not come, the person is told and the page under
 * it stays as it was (ERR-04); the next opening asks for it again, which `lazy` of React would not. Until it is there
 * the keys of the page rest (MES-04).
 */
export function tardio<P extends object>(
  importar: () => Promise<ComponentType<P>>,
): ComponentType<P & AoNaoVir> {
  let vindo: ComponentType<P> | null = null
  return function Tardio({ aoNaoVir, ...resto }: P & AoNaoVir) {
    const [Componente, setComponente] = useState(() => vindo)
    const desistir = useEffectEvent(aoNaoVir)
    useTecladoAEspera(Componente === null, aoNaoVir)
    useEffect(() => {
      if (vindo) return
      let saiu = false
      importar().then(
        (veio) => {
          vindo = veio
          if (!saiu) setComponente(() => veio)
        },
        () => {
          if (saiu) return
          avisarErro(TEXTOS.falhaDeComunicacao)
          falharEspera()
          desistir()
        },
      )
      return () => {
        saiu = true
      }
    }, [])
    return Componente ? <Componente {...(resto as unknown as P)} /> : <LinhaDeProgresso />
  }
}
