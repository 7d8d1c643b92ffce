import { VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type Node,
  type NodeProps,
  Position,
} from '@xyflow/react'
import estilos from './desenho.module.css'
import type { Ponto } from './disposicao.ts'

/** What is the same for a step and for an arrow: whether the keyboard is on it, and what the eye should see of it. */
type Marcas = { atual: boolean; problemas: number; percorrida: boolean }

export type NoDaEtapa = Node<
  Marcas & { etapa: EtapaDoConteudo; lugar: number; setor: string; rotulo: string; ligando: boolean },
  'etapa'
>
export type SetaDoFluxo = Edge<
  Marcas & { caminho: string; nome: Ponto; descricao: string; rotulo: string; daOrdem: boolean },
  'seta'
>

const marcasDe = ({ atual, problemas, percorrida }: Marcas) => ({
  'data-atual': atual || undefined,
  'data-com-problema': problemas > 0 || undefined,
  'data-percorrida': percorrida || undefined,
})

/** Drawn here: a picture that other pages have too would come to them in another piece (ADR 34). */
const Sinal = () => (
  <span className={estilos.sinal} aria-hidden>
    !
  </span>
)

function NoDesenhado({ id, data }: NodeProps<NoDaEtapa>) {
  const { etapa, lugar, setor, rotulo, problemas, ligando } = data
  return (
    <>
      <Handle type="target" position={Position.Top} className={estilos.ponta} />
      <button
        type="button"
        className={estilos.no}
        data-desenho={id}
        data-ligando={ligando || undefined}
        data-desvio={etapa.desvio || undefined}
        tabIndex={data.atual ? 0 : -1}
        aria-label={rotulo}
        {...marcasDe(data)}
      >
        <span className={estilos.nome}>
          {lugar}. {etapa.nome || 'Sem nome'}
        </span>
        <span className={estilos.detalhe}>{setor}</span>
        {etapa.requisito && <span className={estilos.detalhe}>{VERBOS[etapa.requisito]}</span>}
        <span className={estilos.detalhe}>
          {etapa.permiteFinalizar && <span>Finaliza</span>}
          {etapa.aguardaColeta && <span>Coleta</span>}
          {etapa.desvio && <span>Desvio</span>}
          {problemas > 0 && (
            <span className={estilos.alerta}>
              <Sinal />
              {problemas === 1 ? '1 problema' : `${problemas} problemas`}
            </span>
          )}
        </span>
      </button>
      <Handle type="source" position={Position.Bottom} className={estilos.ponta} />
    </>
  )
}

function SetaDesenhada({ id, data }: EdgeProps<SetaDoFluxo>) {
  if (!data) return null
  const { caminho, nome, descricao, rotulo, daOrdem, problemas, percorrida } = data
  const ponta = problemas > 0 ? 'problema' : percorrida ? 'percorrida' : 'comum'
  return (
    <>
      <g className={estilos.seta} data-da-ordem={daOrdem || undefined} {...marcasDe(data)}>
        <BaseEdge path={caminho} markerEnd={`url(#ponta-${ponta})`} interactionWidth={20} />
      </g>
      {!daOrdem && (
        <EdgeLabelRenderer>
          <button
            type="button"
            className={estilos.rotulo}
            style={{ transform: `translate(-50%, -50%) translate(${nome.x}px, ${nome.y}px)` }}
            data-desenho={id}
            tabIndex={data.atual ? 0 : -1}
            aria-label={rotulo}
            {...marcasDe(data)}
          >
            {problemas > 0 && <Sinal />}
            {descricao || 'sem nome'}
          </button>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

/** The heads of the arrows, whose colours are those of the theme. */
export function PontasDasSetas() {
  return (
    <svg className={estilos.pontas} aria-hidden="true">
      <defs>
        {(['comum', 'problema', 'percorrida'] as const).map((qual) => (
          <marker
            key={qual}
            id={`ponta-${qual}`}
            className={estilos.pontaDaSeta}
            data-qual={qual}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0,0 L8,4 L0,8 z" />
          </marker>
        ))}
      </defs>
    </svg>
  )
}

export const PECAS = { nos: { etapa: NoDesenhado }, setas: { seta: SetaDesenhada } } as const
