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

type Fechavel = { aoFechar: () => void }

/**
 * The same for one whose owner only says whether it is open: nothing of it until it first is. From then on it stays, and
 * the focus goes back to where it was; when it does not come, it is closed.
 */
export function tardioAoAbrir<P extends Fechavel>(
  importar: () => Promise<ComponentType<P>>,
  estaAberto: (props: P) => boolean,
): ComponentType<P> {
  const Janela = tardio(importar)
  return function AoAbrir(props: P) {
    const aberto = estaAberto(props)
    const [pedida, setPedida] = useState(aberto)
    if (aberto && !pedida) setPedida(true)
    if (!pedida) return null
    function naoVeio() {
      setPedida(false)
      props.aoFechar()
    }
    return <Janela {...props} aoNaoVir={naoVeio} />
  }
}
