import { Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import estilos from './area-de-dados.module.css'
import { PainelDeStatus } from './painel-de-status.tsx'
import { Vazio } from './vazio.tsx'

interface AreaDeDadosProps {
  /** first load: there is nothing to show yet */
  carregando?: boolean | undefined
  /** a load is under way while older data may be on the screen */
  atualizando?: boolean | undefined
  /** what went wrong, in words for the user */
  erro?: string | null | undefined
  /** older data survived the failure: it stays, under the message */
  temDados?: boolean | undefined
  vazio?: boolean | undefined
  textoVazio?: ReactNode
  aoTentarNovamente?: (() => void) | undefined
  /** in the shape of what is coming, so that nothing jumps */
  esqueleto?: ReactNode
  children?: ReactNode
}

/** One area of data with its own loading, failure and emptiness: a failure here never blanks another. ERR-04 */
export function AreaDeDados(props: AreaDeDadosProps) {
  const { carregando = false, atualizando = false, erro, temDados = false, aoTentarNovamente } = props
  const area = useRef<HTMLDivElement>(null)
  const tentou = useRef(false)
  // The button of a retry that worked is gone: who pressed it goes on from the data, not from the top of the page.
  useEffect(() => {
    if (erro || carregando || atualizando || !tentou.current) return
    tentou.current = false
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  }, [erro, carregando, atualizando])

  function tentarNovamente() {
    tentou.current = true
    aoTentarNovamente?.()
  }

  return (
    <div
      ref={area}
      tabIndex={-1}
      className={estilos.area}
      aria-busy={carregando || atualizando}
      data-a-caminho={carregando || undefined}
    >
      {atualizando && !carregando && !erro && <div className={estilos.atualizando} aria-hidden />}
      {erro && (
        <PainelDeStatus
          tipo="erro"
          mensagem={erro}
          aoTentarNovamente={aoTentarNovamente && tentarNovamente}
          tentando={atualizando}
        />
      )}
      {(!erro || temDados) && <Conteudo {...props} />}
    </div>
  )
}

function Conteudo({ carregando, vazio, textoVazio, esqueleto, children }: AreaDeDadosProps) {
  if (carregando) return esqueleto ?? <EsqueletoDeTexto />
  if (vazio) return <Vazio>{textoVazio ?? 'Nenhum registro encontrado'}</Vazio>
  return children
}

function EsqueletoDeTexto() {
  return (
    <div className={estilos.esqueleto} aria-hidden>
      <Skeleton height={12} width="60%" />
      <Skeleton height={12} width="90%" />
      <Skeleton height={12} width="75%" />
    </div>
  )
}
