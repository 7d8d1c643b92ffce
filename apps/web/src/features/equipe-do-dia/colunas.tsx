import { CAMPOS_DA_EQUIPE, type PessoaDoDia } from '@balcao/dominio/equipe-do-dia/campos'
import { plural } from '@balcao/dominio/formatos/contagem'
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
      celulaDoCartao: ({ pedidos }) => plural(pedidos, 'pedido', 'pedidos'),
      celula: ({ pedidos, itens }) => (
        <DuasLinhas principal={String(pedidos)} detalhe={plural(itens, 'item', 'itens')} />
      ),
    },
    orcamentos: {
      celulaDoCartao: ({ orcamentos }) => plural(orcamentos, 'orçamento', 'orçamentos'),
      celula: ({ orcamentos, vlOrcamentos }) => (
        <DuasLinhas principal={String(orcamentos)} detalhe={dinheiro(vlOrcamentos)} />
      ),
    },
    conversao: { celula: ({ conversao }) => porcento(conversao) },
    atendimentos: {
      celulaDoCartao: ({ atendimentos }) => plural(atendimentos, 'atendimento', 'atendimentos'),
      celula: ({ atendimentos, ligacoes }) => (
        <DuasLinhas principal={String(atendimentos)} detalhe={plural(ligacoes, 'ligação', 'ligações')} />
      ),
    },
    previstas: {
      celulaDoCartao: ({ feitas, previstas }) => `${feitas} de ${plural(previstas, 'agenda', 'agendas')}`,
      celula: ({ feitas, previstas }) => `${feitas} de ${previstas}`,
    },
    retidos: {
      celula: ({ retidos, recusados }) => (
        <DuasLinhas principal={String(retidos)} detalhe={plural(recusados, 'recusado', 'recusados')} />
      ),
    },
  })
}
