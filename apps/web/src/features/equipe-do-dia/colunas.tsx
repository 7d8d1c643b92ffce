import { CAMPOS_DA_EQUIPE, type PessoaDoDia } from '@balcao/dominio/equipe-do-dia/campos'
import { formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { formatoDeDinheiro } from '../../platform/dinheiro.ts'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../platform/listas/contexto.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'

export const porcento = (valor: number | null): string =>
  valor === null ? '–' : formatarPercentual(valor, 1)

export const colunasDaEquipe = (contexto: Contexto): Coluna<PessoaDoDia>[] => {
  const dinheiro = formatoDeDinheiro(contexto.parametrosDa, null)
  const daMeta = ({ meta, percentual }: PessoaDoDia) =>
    meta === null ? 'sem meta' : `${porcento(percentual)} da meta`
  return colunasDosCampos(CAMPOS_DA_EQUIPE, contexto, {
    nome: {
      celulaDoCartao: ({ nome, posicao }) => `${posicao}º ${nomeCurto(nome)}`,
      celula: ({ nome, tipo, posicao }) => (
        <DuasLinhas principal={`${posicao}º ${nomeCurto(nome)}`} detalhe={TIPOS_DE_USUARIO[tipo]} />
      ),
    },
    vlPedidos: {
      celulaDoCartao: ({ vlPedidos }) => dinheiro(vlPedidos),
      celula: (pessoa) => <DuasLinhas principal={dinheiro(pessoa.vlPedidos)} detalhe={daMeta(pessoa)} />,
    },
    pedidos: {
      celulaDoCartao: ({ pedidos }) => `${pedidos} ${pedidos === 1 ? 'pedido' : 'pedidos'}`,
      celula: ({ pedidos, itens }) => (
        <DuasLinhas principal={String(pedidos)} detalhe={itens === 1 ? '1 item' : `${itens} itens`} />
      ),
    },
    orcamentos: {
      celulaDoCartao: ({ orcamentos }) => `${orcamentos} ${orcamentos === 1 ? 'orçamento' : 'orçamentos'}`,
      celula: ({ orcamentos, vlOrcamentos }) => (
        <DuasLinhas principal={String(orcamentos)} detalhe={dinheiro(vlOrcamentos)} />
      ),
    },
    conversao: { celula: ({ conversao }) => porcento(conversao) },
    atendimentos: {
      celulaDoCartao: ({ atendimentos }) =>
        `${atendimentos} ${atendimentos === 1 ? 'atendimento' : 'atendimentos'}`,
      celula: ({ atendimentos, ligacoes }) => (
        <DuasLinhas
          principal={String(atendimentos)}
          detalhe={ligacoes === 1 ? '1 ligação' : `${ligacoes} ligações`}
        />
      ),
    },
    previstas: {
      celulaDoCartao: ({ feitas, previstas }) =>
        `${feitas} de ${previstas} ${previstas === 1 ? 'agenda' : 'agendas'}`,
      celula: ({ feitas, previstas }) => `${feitas} de ${previstas}`,
    },
    retidos: {
      celula: ({ retidos, recusados }) => (
        <DuasLinhas
          principal={String(retidos)}
          detalhe={recusados === 1 ? '1 recusado' : `${recusados} recusados`}
        />
      ),
    },
  })
}
