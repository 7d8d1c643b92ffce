import type { ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCalendarPlus, IconFilePlus, IconHeadset } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import estilos from './carteira.module.css'

/** What belongs to other features: whoever joins them says how each begins; null where the person may not. */
export type AcoesDaCarteira = {
  atender: ((cliente: ClienteDaCarteira) => void) | null
  agendar: ((cliente: ClienteDaCarteira) => void) | null
  orcar: ((cliente: ClienteDaCarteira) => void) | null
}

export const ContextoDasAcoes = createContext<AcoesDaCarteira>({ atender: null, agendar: null, orcar: null })

/** The keys by which the row in focus is acted upon; `ligar` is the phone itself. */
export const TECLAS_DA_LINHA = {
  ligar: { tecla: 'l', descricao: 'Ligar para o cliente da linha' },
  atender: { tecla: 't', descricao: 'Registrar atendimento do cliente da linha' },
  agendar: { tecla: 'm', descricao: 'Marcar agenda com o cliente da linha' },
  orcar: { tecla: 'o', descricao: 'Começar um orçamento para o cliente da linha' },
} as const

const BOTOES = [
  { acao: 'atender', nome: 'Registrar atendimento', Icone: IconHeadset },
  { acao: 'agendar', nome: 'Marcar agenda', Icone: IconCalendarPlus },
  { acao: 'orcar', nome: 'Novo orçamento', Icone: IconFilePlus },
] as const

export function AcoesDaLinha({ cliente }: { cliente: ClienteDaCarteira }) {
  const acoes = useContext(ContextoDasAcoes)
  return (
    <span className={estilos.acoes}>
      {BOTOES.map(({ acao, nome, Icone }) => {
        const fazer = acoes[acao]
        return (
          fazer && (
            <Tooltip key={acao} label={`${nome} (${TECLAS_DA_LINHA[acao].tecla.toUpperCase()})`}>
              <ActionIcon
                variant="light"
                data-acao={acao}
                aria-label={`${nome}: ${nomeDoCliente(cliente)}`}
                onClick={() => fazer(cliente)}
              >
                <Icone size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )
        )
      })}
    </span>
  )
}
