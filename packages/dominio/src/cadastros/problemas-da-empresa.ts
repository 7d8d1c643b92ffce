import { cnaeValido } from '../brasil/cnae.ts'
import { tipoDeDocumento } from '../brasil/documento.ts'
import { INSCRICAO_ISENTA } from '../brasil/inscricao-isenta.ts'
import { dataIsoValida } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { ContextoDoCadastro, Problemas } from './contexto.ts'
import { type FormularioDoCadastro, MINIMO_DA_INSCRICAO } from './formulario.ts'

export { INSCRICAO_ISENTA }

/** CAD-05 A person without a state registration is registered only where the branch allows it. */
export const podeSerIsento = (
  documento: string,
  { permiteCadastroCpfSemIE }: { permiteCadastroCpfSemIE: boolean },
): boolean => tipoDeDocumento(documento) === 'CNPJ' || permiteCadastroCpfSemIE

/** CAD-03 What is kept of the state registration. */
export const inscricaoGuardada = ({ isento, inscricao }: { isento: boolean; inscricao: string }): string =>
  isento ? INSCRICAO_ISENTA : inscricao.trim().toUpperCase()

/** CAD-05, CAD-06 What is wrong in 'Dados da Empresa', field by field; nothing when the step is done. */
export function problemasDaEmpresa(
  { documento, empresa }: Pick<FormularioDoCadastro, 'documento' | 'empresa'>,
  contexto: ContextoDoCadastro,
): Problemas {
  const deEmpresa = tipoDeDocumento(documento) === 'CNPJ'
  const { simulacao } = empresa
  const { regras, opcoes } = contexto
  const exigidos = {
    razaoSocial: true,
    nomeFantasia: deEmpresa,
    dataNascimento: !deEmpresa,
    cnae: deEmpresa && !simulacao,
    tabelaPreco: simulacao || regras.cadastroExigeTabelaPreco,
    filialId: simulacao || opcoes.filiais,
    atividade: simulacao || opcoes.atividades,
    comoConheceu: !simulacao && opcoes.comoConheceu,
    contribuinte: !simulacao,
  } as const
  const faltas = Object.entries(exigidos)
    .filter(([campo, exigido]) => exigido && !empresa[campo as keyof typeof exigidos])
    .map(([campo]) => [`empresa.${campo}`, MENSAGENS.obrigatorio])
  return {
    ...Object.fromEntries(faltas),
    ...problemaDaInscricao({ documento, empresa }, regras),
    ...(empresa.cnae && !cnaeValido(empresa.cnae) && { 'empresa.cnae': MENSAGENS.invalido }),
    ...(empresa.cnaes_secundario.some((cnae) => !cnaeValido(cnae)) && {
      'empresa.cnaes_secundario': MENSAGENS.invalido,
    }),
    ...problemaDoNascimento(empresa.dataNascimento, contexto.hoje),
    ...(empresa.regimeEspecial &&
      !simulacao &&
      contexto.anexos === 0 && { anexos: MENSAGENS.anexoObrigatorio }),
  }
}

function problemaDaInscricao(
  { documento, empresa }: Pick<FormularioDoCadastro, 'documento' | 'empresa'>,
  regras: ContextoDoCadastro['regras'],
): Problemas {
  const { simulacao, isento, inscricao } = empresa
  if (isento && !podeSerIsento(documento, regras)) return { 'empresa.isento': MENSAGENS.inscricaoObrigatoria }
  if (simulacao || isento) return {}
  const tamanho = inscricao.trim().length
  if (tamanho === 0) return { 'empresa.inscricao': MENSAGENS.obrigatorio }
  return tamanho < MINIMO_DA_INSCRICAO
    ? { 'empresa.inscricao': MENSAGENS.tamanhoMinimo(MINIMO_DA_INSCRICAO) }
    : {}
}

function problemaDoNascimento(data: string, hoje: string): Problemas {
  if (data === '') return {}
  if (!dataIsoValida(data)) return { 'empresa.dataNascimento': MENSAGENS.dataInvalida }
  return data > hoje ? { 'empresa.dataNascimento': MENSAGENS.dataPosterior } : {}
}
