import { plural } from '@balcao/dominio/formatos/contagem'
import { listarAtendentesDisponiveis } from '@balcao/dominio/tickets/catalogo/contratos'
import { listarSetoresDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import estilos from './composicao.module.css'
import type { Rascunho } from './use-rascunho-da-mensagem.ts'

type CamposDoEncaminhamentoProps = {
  idTicket: number
  rascunho: Rascunho
  erros: Partial<Record<keyof Rascunho, string>>
  mudar: (partes: Partial<Rascunho>) => void
}

const emAberto = (n: number) => plural(n, 'ticket em aberto', 'tickets em aberto')

/** TIC-12 Where the ticket goes and, if known, to whom; without an operator it waits in the sector's queue. */
export function CamposDoEncaminhamento({ idTicket, rascunho, erros, mudar }: CamposDoEncaminhamentoProps) {
  const { setor, operador } = rascunho
  const setores = useConsulta(listarSetoresDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  const atendentes = useConsulta(
    listarAtendentesDisponiveis,
    { query: { idTicket, ...(setor !== null && { setor }) } },
    { ativa: setor !== null, mostradoNaArea: true },
  )
  const opcoesDeSetor = useMemo(
    () =>
      (setores.data?.itens ?? []).map(({ id, nome, atual }) => ({
        valor: id,
        nome,
        ...(atual && { detalhe: 'Setor atual' }),
      })),
    [setores.data],
  )
  const opcoesDeOperador = useMemo(
    () =>
      (atendentes.data?.itens ?? []).map(({ id, nome, abertos }) => ({
        valor: id,
        nome,
        detalhe: emAberto(abertos),
      })),
    [atendentes.data],
  )
  return (
    <div className={estilos.destino} data-destino>
      <CampoDeSelecao
        label="Setor"
        required
        escolherAoSair
        opcoes={opcoesDeSetor}
        carregando={setores.isPending}
        value={setor}
        onChange={(novo) => mudar({ setor: novo, operador: null })}
        error={erros.setor ?? (setores.error && mensagemDoErro(setores.error))}
        {...(setores.error && { aoTentarNovamente: () => void setores.refetch() })}
      />
      <CampoDeSelecao
        label="Operador"
        placeholder="Fila do setor"
        semPreSelecao
        escolherAoSair
        opcoes={opcoesDeOperador}
        disabled={setor === null}
        carregando={setor !== null && atendentes.isPending}
        value={operador}
        onChange={(novo) => mudar({ operador: novo })}
        error={erros.operador ?? (atendentes.error && mensagemDoErro(atendentes.error))}
        {...(atendentes.error && { aoTentarNovamente: () => void atendentes.refetch() })}
      />
    </div>
  )
}
