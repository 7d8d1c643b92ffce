import { tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { editarEndereco, ligarEnderecos } from '@balcao/dominio/cadastros/enderecos-ligados'
import type { EnderecoDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { CADASTRO_EM_BRANCO, type CadastroNovo, CONTA_VAZIA, REFERENCIA_VAZIA } from './cadastro-novo.ts'
import { comOrigensDe, escritoPorPessoa } from './origens.ts'

type Parte = 'empresa' | 'contatos'

const nomesDe = (parte: string, mudanca: object) => Object.keys(mudanca).map((nome) => `${parte}.${nome}`)

/** What the person wrote is theirs: no lookup goes over it any more. */
export function escrever<P extends Parte>(
  novo: CadastroNovo,
  parte: P,
  mudanca: Partial<CadastroNovo[P]>,
): CadastroNovo {
  const origens = escritoPorPessoa(novo.origens, nomesDe(parte, mudanca))
  return seguir({ ...novo, [parte]: { ...novo[parte], ...mudanca }, origens }, novo)
}

/** CAD-08 What usually is the same follows, until the person writes it: mail for invoices and slips, and who pays ICMS. */
export function seguir(novo: CadastroNovo, antes: CadastroNovo): CadastroNovo {
  const { contatos, empresa, origens } = novo
  const doEmail = (campo: 'emailNFe' | 'emailBoleto') =>
    contatos[campo] === antes.contatos.email ? contatos.email : contatos[campo]
  const seguem = contatos.email !== antes.contatos.email
  const mudouInscricao =
    empresa.isento !== antes.empresa.isento || empresa.inscricao !== antes.empresa.inscricao
  const contribui = empresa.isento ? '0' : empresa.inscricao ? '1' : null
  return {
    ...novo,
    ...(seguem && {
      contatos: { ...contatos, emailNFe: doEmail('emailNFe'), emailBoleto: doEmail('emailBoleto') },
    }),
    ...(mudouInscricao &&
      origens['empresa.contribuinte'] !== 'PESSOA' && { empresa: { ...empresa, contribuinte: contribui } }),
  }
}

export function escreverEndereco(
  novo: CadastroNovo,
  qual: EnderecoDaFicha,
  mudanca: Partial<EnderecoDoCadastro>,
): CadastroNovo {
  const origens = escritoPorPessoa(novo.origens, nomesDe(qual, mudanca))
  return { ...editarEndereco(novo, qual, mudanca), origens }
}

export function comLigacao(novo: CadastroNovo, ligados: boolean): CadastroNovo {
  const de = ligados ? 'enderecoCobranca' : ''
  return {
    ...ligarEnderecos(novo, ligados),
    origens: comOrigensDe(novo.origens, de, 'enderecoEntrega'),
  }
}

/** What the tax authority said was about one document only. */
function semReceita(novo: CadastroNovo): CadastroNovo {
  const deFora = Object.keys(novo.origens).filter((campo) => novo.origens[campo] === 'RECEITA')
  const partes: Record<string, Record<string, unknown>> = {}
  for (const campo of deFora) {
    const [parte, nome = ''] = campo.split('.') as [keyof CadastroNovo, string]
    const vazio = (CADASTRO_EM_BRANCO[parte] as Record<string, unknown>)[nome]
    partes[parte] = { ...(partes[parte] ?? (novo[parte] as object)), [nome]: vazio }
  }
  const origens = Object.fromEntries(Object.entries(novo.origens).filter(([, quem]) => quem !== 'RECEITA'))
  return seguir({ ...novo, ...partes, origens, situacaoNaReceita: '', receitaPerguntada: false }, novo)
}

/** CAD-02 Another document is another question. */
export const comDocumento = (novo: CadastroNovo, documento: string): CadastroNovo =>
  novo.documento === documento ? novo : { ...semReceita(novo), documento, consultado: null }

/** CAD-02 'Usar CPF' and 'Usar CNPJ': digits typed so far would be part of neither. */
export const comTipo = (novo: CadastroNovo, tipo: CadastroNovo['tipo']): CadastroNovo =>
  novo.tipo === tipo ? novo : { ...comDocumento(novo, ''), tipo }

export function comCampoAdicional(novo: CadastroNovo, id: number, valor: string): CadastroNovo {
  const outros = novo.camposAdicionais.filter((campo) => campo.id !== id)
  return { ...novo, camposAdicionais: valor === '' ? outros : [...outros, { id, valor }] }
}

export const ehEmpresa = ({ documento, tipo }: Pick<CadastroNovo, 'documento' | 'tipo'>): boolean =>
  (tipoDeDocumento(documento) ?? tipo) === 'CNPJ'

/** CAD-02 Back at the document everything begins anew, with the document still there. */
export const doComeco = (novo: CadastroNovo, inicial: CadastroNovo): CadastroNovo => ({
  ...inicial,
  passo: 'DOCUMENTO',
  tipo: novo.tipo,
  documento: novo.documento,
})

export const referenciaPelaMetade = ({ aAdicionar: { referencia } }: CadastroNovo): boolean =>
  JSON.stringify(referencia) !== JSON.stringify(REFERENCIA_VAZIA)

export const contaPelaMetade = ({ aAdicionar: { conta } }: CadastroNovo): boolean =>
  JSON.stringify(conta) !== JSON.stringify(CONTA_VAZIA)

/** Something that no lookup would bring back. */
export const temDigitado = (novo: CadastroNovo): boolean =>
  Object.values(novo.origens).includes('PESSOA') ||
  novo.referenciasComerciais.length > 0 ||
  novo.dadosBancarios.length > 0 ||
  novo.camposAdicionais.length > 0 ||
  novo.anexos.length > 0 ||
  referenciaPelaMetade(novo) ||
  contaPelaMetade(novo)

export function semAlteracoes(novo: CadastroNovo, inicial: CadastroNovo): boolean {
  const { passo: _novo, ...atual } = novo
  const { passo: _inicial, ...antes } = inicial
  return JSON.stringify(atual) === JSON.stringify(antes)
}

/** A draft of before an upgrade lacks what came with it; a file that the browser lost is not there any more. */
export function completarRascunho(guardado: CadastroNovo): CadastroNovo {
  return {
    ...CADASTRO_EM_BRANCO,
    ...guardado,
    empresa: { ...CADASTRO_EM_BRANCO.empresa, ...guardado.empresa },
    contatos: { ...CADASTRO_EM_BRANCO.contatos, ...guardado.contatos },
    anexos: (guardado.anexos ?? []).filter(({ arquivo }) => Boolean(arquivo)),
  }
}
