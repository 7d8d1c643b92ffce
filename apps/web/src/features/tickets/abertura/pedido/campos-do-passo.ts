import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { raizDoCampo } from '../../../../ui/campos/recusas-por-campo.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** Where each field of the request is asked, and its name for the list of what is missing. */
const CAMPOS: Record<string, { passo: Passo; nome: string }> = {
  menu: { passo: 'SOLICITACAO', nome: 'O que você precisa abrir' },
  idTipo: { passo: 'SOLICITACAO', nome: 'Tipo' },
  assunto: { passo: 'SOLICITACAO', nome: 'Assunto' },
  motivo1: { passo: 'SOLICITACAO', nome: 'Motivo' },
  motivo2: { passo: 'SOLICITACAO', nome: 'Motivo (nível 2)' },
  motivo3: { passo: 'SOLICITACAO', nome: 'Motivo (nível 3)' },
  motivo4: { passo: 'SOLICITACAO', nome: 'Motivo (nível 4)' },
  motivo5: { passo: 'SOLICITACAO', nome: 'Motivo (nível 5)' },
  origem: { passo: 'CLIENTE', nome: 'Origem' },
  idCli: { passo: 'CLIENTE', nome: 'Cliente' },
  idFil: { passo: 'CLIENTE', nome: 'Filial' },
  consumidorFinal: { passo: 'CLIENTE', nome: 'Consumidor final' },
  'consumidorFinal.documento': { passo: 'CLIENTE', nome: 'CPF ou CNPJ' },
  'consumidorFinal.nome': { passo: 'CLIENTE', nome: 'Nome completo' },
  'consumidorFinal.email': { passo: 'CLIENTE', nome: 'E-mail' },
  'consumidorFinal.telefone': { passo: 'CLIENTE', nome: 'Telefone' },
  'consumidorFinal.data_nascimento': { passo: 'CLIENTE', nome: 'Data de nascimento' },
  contato: { passo: 'CLIENTE', nome: 'E-mail do contato' },
  itensAvulsos: { passo: 'AVULSOS', nome: 'Produtos avulsos' },
  notas: { passo: 'NOTAS', nome: 'Notas fiscais' },
  itens: { passo: 'PRODUTOS', nome: 'Produtos' },
  arquivosDosItens: { passo: 'PRODUTOS', nome: 'Anexos dos produtos' },
  responsavel_prorrogacao: { passo: 'PRORROGACAO', nome: 'Responsável pelo atraso' },
  responsavel_prorrogacao_id: { passo: 'PRORROGACAO', nome: 'Nome do responsável' },
  dias_atraso_prorrogacao: { passo: 'PRORROGACAO', nome: 'Dias de atraso' },
  mensagem: { passo: 'DETALHES', nome: 'Descrição da solicitação' },
  transportadora_id: { passo: 'TRANSPORTADORA', nome: 'Transportadora' },
}

/** NOV-16 The step in which a refused field is; files are where they were attached. Null: in none of them. */
export function passoDoCampo(
  campo: string,
  passos: readonly Passo[],
  { arquivos }: Pick<TicketNovo, 'arquivos'>,
): Passo | null {
  const [raiz = campo, posicao] = campo.split('.')
  const deProduto = Number(posicao) >= arquivos.length
  const casas: Passo[] = raiz === 'arquivos' ? (deProduto ? ['PRODUTOS'] : ['DETALHES', 'PRODUTOS']) : []
  const passo = CAMPOS[raiz]?.passo
  return [...casas, ...(passo ? [passo] : [])].find((casa) => passos.includes(casa)) ?? null
}

export function nomeDoCampo(campo: string): string {
  if (campo.endsWith('.obs') && campo.startsWith('motivo')) return 'Observação do motivo'
  return (CAMPOS[campo] ?? CAMPOS[raizDoCampo(campo)])?.nome ?? 'Anexos'
}
