import type { ListaDeCadastro } from '@balcao/dominio/cadastro/contratos'
import { opcaoDeCadastro } from '../src/features/cadastro/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import type { Demo } from './gerar-demo.ts'

const COMO_CONHECEU = [
  'Indicação de outro cliente',
  'Visita do representante',
  'Busca na internet',
  'Redes sociais',
  'Feira ou evento',
  'Já era cliente',
]

const CLASSIFICACOES = ['Estratégico', 'Em crescimento', 'Regular', 'Esporádico', 'Em recuperação']

const TIPOS_DE_CONTATO = ['Comprador', 'Proprietário', 'Financeiro', 'Recebimento', 'Gerente']

const MOTIVOS_DE_ATENDIMENTO = [
  'Oferta de produtos',
  'Acompanhamento de orçamento',
  'Cobrança',
  'Dúvida do cliente',
  'Pós-venda',
  'Atualização de cadastro',
]

const MOTIVOS_DE_PERDA = [
  'Preço',
  'Prazo de entrega',
  'Sem estoque',
  'Comprou do concorrente',
  'Condição de pagamento',
  'Desistiu da compra',
]

const MOTIVOS_DE_FIM_DA_AGENDA = [
  'Contato feito',
  'Pedido incluído',
  'Pagamento combinado',
  'Não atendeu',
  'Sem interesse',
]

/** Choices of the customer's registration; the activities are those that the demo's customers have. */
export async function preencherOpcoes(tx: Executor, { clientes }: Demo): Promise<void> {
  const atividades = [...new Set(clientes.map(({ atividade }) => atividade))].sort((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  )
  const listas: Record<ListaDeCadastro, readonly string[]> = {
    COMO_CONHECEU,
    CLASSIFICACAO: CLASSIFICACOES,
    ATIVIDADE: atividades,
    TIPO_CONTATO: TIPOS_DE_CONTATO,
    MOTIVO_ATENDIMENTO: MOTIVOS_DE_ATENDIMENTO,
    MOTIVO_PERDA: MOTIVOS_DE_PERDA,
    MOTIVO_FINALIZACAO_AGENDA: MOTIVOS_DE_FIM_DA_AGENDA,
  }
  const linhas = Object.entries(listas).flatMap(([lista, descricoes]) =>
    descricoes.map((descricao, ordem) => ({ lista: lista as ListaDeCadastro, descricao, ordem })),
  )
  // A folder that is being completed may have them already.
  await tx.insert(opcaoDeCadastro).values(linhas).onConflictDoNothing()
}
