import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import estilos from './etapas-do-ticket.module.css'

type Etapa = TicketDetalhado['etapas'][number]

const EM_PALAVRAS: Record<Etapa['situacao'], string> = {
  FEITA: 'concluída',
  ATUAL: 'atual',
  PENDENTE: 'pendente',
}

/** TIC-10 The way of the ticket: where it was, where it is, what may come. */
export function EtapasDoTicket({ etapas }: { etapas: readonly Etapa[] }) {
  const posicao = etapas.findIndex(({ situacao }) => situacao === 'ATUAL')
  const atual = etapas[posicao]
  if (etapas.length === 0) return null
  return (
    <div className={estilos.etapas}>
      {atual && (
        <p className={estilos.atual} aria-hidden>
          Etapa {posicao + 1} de {etapas.length}: <strong>{atual.nome}</strong>
        </p>
      )}
      <ol className={estilos.caminho} aria-label="Etapas">
        {etapas.map(({ id, nome, setor, situacao }, indice) => (
          <li
            key={id}
            data-situacao={situacao}
            aria-current={situacao === 'ATUAL' ? 'step' : undefined}
            title={`${nome} (${setor})`}
          >
            <span className={estilos.marca} aria-hidden>
              {situacao === 'FEITA' ? <IconCheck size={12} stroke={3} /> : indice + 1}
            </span>
            <span className={estilos.nome}>{nome}</span>
            <VisuallyHidden>
              , {setor}, {EM_PALAVRAS[situacao]}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  )
}
