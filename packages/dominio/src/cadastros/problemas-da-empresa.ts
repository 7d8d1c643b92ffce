import { cnaeValido } from '../brasil/cnae.ts'
import { tipoDeDocumento } from '../brasil/documento.ts'
import { INSCRICAO_ISENTA, limparInscricao } from '../brasil/inscricao.ts'
import { dataIsoValida } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { ContextoDoCadastro } from './contexto.ts'
import { type FormularioDoCadastro, MINIMO_DA_INSCRICAO } from './formulario.ts'
import { type Problemas, vazio } from './problemas.ts'

export { INSCRICAO_ISENTA }

/** CAD-05 A person without a state registration is registered only where the branch allows it. */
export const podeSerIsento = (
  documento: string,
  { permiteCadastroCpfSemIE }: { permiteCadastroCpfSemIE: boolean },
): boolean => tipoDeDocumento(documento) === 'CNPJ' || permiteCadastroCpfSemIE

/** CAD-03 What is kept of the state registration. */
export const inscricaoGuardada = ({ isento, inscricao }: { isento: boolean; inscricao: string }): string =>
  isento ? INSCRICAO_ISENTA : limparInscricao(inscricao)

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
    tabelaPreco: regras.cadastroExigeTabelaPreco,
    filialId: opcoes.filiais,
    atividade: opcoes.atividades,
    comoConheceu: !simulacao && opcoes.comoConheceu,
    contribuinte: !simulacao,
  } as const
  const faltas = Object.entries(exigidos)
    .filter(([campo, exigido]) => exigido && vazio(empresa[campo as keyof typeof exigidos]))
    .map(([campo]) => [`empresa.${campo}`, MENSAGENS.obrigatorio])
  return {
    ...Object.fromEntries(faltas),
    ...(regras.cadastraCliente === 'SIMPLIFICADO' && { 'empresa.filialId': MENSAGENS.soPreCadastro }),
    ...problemaDaInscricao({ documento, empresa }, regras),
    ...(!vazio(empresa.cnae) && !cnaeValido(empresa.cnae) && { 'empresa.cnae': MENSAGENS.invalido }),
    ...(empresa.cnaes_secundario.some((cnae) => !cnaeValido(cnae)) && {
      'empresa.cnaes_secundario': MENSAGENS.invalido,
    }),
    ...problemaDoNascimento(empresa.dataNascimento, contexto.hoje),
    ...problemaDosAnexos(empresa, contexto),
  }
}

/** CAD-05, CAD-07, CAD-12 A special regime is proven; and not more files than the branch takes. */
function problemaDosAnexos(
  { regimeEspecial, simulacao }: FormularioDoCadastro['empresa'],
  { anexos, comProva, regras: { cadastroMaximoAnexos } }: ContextoDoCadastro,
): Problemas {
  if (anexos > cadastroMaximoAnexos) return { anexos: MENSAGENS.itensMaximo(cadastroMaximoAnexos) }
  const semProva = regimeEspecial && !simulacao && !comProva && anexos === 0
  return semProva ? { anexos: MENSAGENS.anexoObrigatorio } : {}
}

function problemaDaInscricao(
  { documento, empresa }: Pick<FormularioDoCadastro, 'documento' | 'empresa'>,
  regras: ContextoDoCadastro['regras'],
): Problemas {
  const { simulacao, isento, inscricao } = empresa
  if (simulacao) return {}
  // Whoever writes the word instead of marking it says the same.
  if (inscricaoGuardada(empresa) === INSCRICAO_ISENTA)
    return podeSerIsento(documento, regras)
      ? {}
      : { [isento ? 'empresa.isento' : 'empresa.inscricao']: MENSAGENS.inscricaoObrigatoria }
  const tamanho = limparInscricao(inscricao).length
  if (tamanho === 0) return { 'empresa.inscricao': MENSAGENS.obrigatorio }
  return tamanho < MINIMO_DA_INSCRICAO
    ? { 'empresa.inscricao': MENSAGENS.tamanhoMinimo(MINIMO_DA_INSCRICAO) }
    : {}
}

function problemaDoNascimento(data: string, hoje: string): Problemas {
  if (vazio(data)) return {}
  if (!dataIsoValida(data)) return { 'empresa.dataNascimento': MENSAGENS.dataInvalida }
  return data > hoje ? { 'empresa.dataNascimento': MENSAGENS.dataPosterior } : {}
}
