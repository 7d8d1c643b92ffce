import { ASSUNTOS_AJUSTADOS } from '../ajustes/assuntos.ts'
import type { DadosDePessoa } from '../contrato.ts'

/** ADM-10 What the audit tells apart: what was set, who came in, who took data out, who looked at a person's. */
export const NATUREZAS_DA_AUDITORIA = {
  AJUSTE: 'Configuração',
  ACESSO: 'Acesso',
  EXPORTACAO: 'Exportação',
  CONSULTA: 'Consulta de dados',
} as const
export type NaturezaDaAuditoria = keyof typeof NATUREZAS_DA_AUDITORIA

export const EXPORTAR = 'EXPORTAR'
export const VER = 'VER'

/** Records whose history is of the administration, as they are called. */
export const ENTIDADES_AJUSTADAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ASSUNTOS_AJUSTADOS).map(([assunto, { um }]) => [assunto, um])),
  etiqueta: 'Etiqueta',
  resposta: 'Resposta pronta',
  automacao: 'Automação',
  'configuracao-fv': 'Configuração FV',
  campanha: 'Campanha',
  objetivo: 'Objetivo',
  'delegacao-de-aprovacao': 'Delegação de aprovações',
}

/** Whose history is of coming in and of one's own account. */
export const ENTIDADES_DO_ACESSO = { sessao: 'Sessão', colaborador: 'Conta' } as const

/** Whose data were looked at; told apart from the records themselves, whose own history this is not. */
export const ENTIDADES_CONSULTADAS: Record<DadosDePessoa, string> = {
  'dados-do-cliente': 'Dados do cliente',
  'dados-do-cadastro': 'Dados do cadastro',
  'dados-do-usuario': 'Dados do usuário',
}

/** What is exported, as the file is called. */
const EXPORTADAS: Readonly<Record<string, string>> = {
  ticket: 'Tickets',
  cliente: 'Clientes',
  pedido: 'Pedidos',
  coleta: 'Coletas',
  aviso: 'Avisos',
  relatorio: 'Relatório',
  auditoria: 'Auditoria',
  usuarios: 'Usuários',
}

const ACOES: Readonly<Record<string, string>> = {
  CRIAR: 'Criou',
  ALTERAR: 'Alterou',
  EXCLUIR: 'Excluiu',
  PUBLICAR: 'Publicou',
  RETIRAR: 'Retirou',
  RESTAURAR: 'Trouxe de volta',
  ORDENAR: 'Mudou a ordem',
  DESFAZER: 'Desfez',
  ENTRAR: 'Entrou',
  SAIR: 'Saiu',
  VER: 'Viu',
  EXPORTAR: 'Exportou',
  ENCERRAR: 'Encerrou',
  ENCERRAR_OUTRAS_SESSOES: 'Encerrou as outras sessões',
  PEDIR_REDEFINICAO: 'Pediu uma senha nova',
  PEDIR_TROCA_DE_EMAIL: 'Pediu a troca de e-mail',
  CONFIRMAR_TROCA_DE_EMAIL: 'Confirmou a troca de e-mail',
  DESFAZER_TROCA_DE_EMAIL: 'Desfez a troca de e-mail',
  CANCELAR_TROCA_DE_EMAIL: 'Cancelou a troca de e-mail',
  CODIGOS_DE_RECUPERACAO_RENOVADOS: 'Renovou os códigos de recuperação',
  CRIAR_CONTA: 'Criou a conta',
  PEDIR_CONTA: 'Pediu a conta',
  ALTERAR_DADOS: 'Alterou os dados',
  TROCAR_SENHA: 'Trocou a senha',
  ALTERAR_SENHA: 'Trocou a senha',
  REDEFINIR_SENHA: 'Redefiniu a senha',
  SEGUNDO_FATOR_ATIVADO: 'Ativou as duas etapas',
  SEGUNDO_FATOR_DESATIVADO: 'Desativou as duas etapas',
  SEGUNDO_FATOR_ZERADO: 'Desligou as duas etapas da conta',
  ENCERRAR_SESSOES: 'Encerrou as sessões da conta',
}

/** A verb of the history as a person says it; one that nobody named is told in lower case, and not hidden. */
export const verboDaAuditoria = (acao: string): string => {
  const dito = ACOES[acao] ?? acao.toLowerCase().replaceAll('_', ' ')
  return dito.charAt(0).toUpperCase() + dito.slice(1)
}

export const naturezaDe = (entidade: string, acao: string): NaturezaDaAuditoria => {
  if (acao === EXPORTAR) return 'EXPORTACAO'
  if (entidade in ENTIDADES_CONSULTADAS) return 'CONSULTA'
  return entidade in ENTIDADES_DO_ACESSO ? 'ACESSO' : 'AJUSTE'
}

export const nomeDaEntidade = (entidade: string): string =>
  ({ ...EXPORTADAS, ...ENTIDADES_AJUSTADAS, ...ENTIDADES_DO_ACESSO, ...ENTIDADES_CONSULTADAS })[entidade] ??
  entidade
