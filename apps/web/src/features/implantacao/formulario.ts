import { comRepeticao } from '@balcao/dominio/conta/campos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import { implantar } from '@balcao/dominio/implantacao/contratos'
import type * as z from 'zod/mini'

export const esquemaDaImplantacao = comRepeticao(implantar.corpo.shape).check(
  semSenhaFraca(({ cpf, email, negocio }) => ({ cpf, email, negocio })),
)
export type CamposDaImplantacao = z.input<typeof esquemaDaImplantacao>
export type DadosDaImplantacao = z.output<typeof esquemaDaImplantacao>

export const PASSOS_DA_IMPLANTACAO = ['codigo', 'empresa', 'pessoa', 'catalogo'] as const
export type PassoDaImplantacao = (typeof PASSOS_DA_IMPLANTACAO)[number]

type Campo = keyof CamposDaImplantacao

export const CAMPOS_DO_PASSO: Record<PassoDaImplantacao, readonly Campo[]> = {
  codigo: ['codigo'],
  empresa: [
    'cnpj',
    'razaoSocial',
    'negocio',
    'filial',
    'inscricaoEstadual',
    'simples',
    'cep',
    'logradouro',
    'numero',
    'bairro',
    'cidade',
    'uf',
    'telefone',
    'emailDaFilial',
  ],
  pessoa: ['nome', 'cpf', 'email', 'numeroDoEmail', 'senha', 'repeticao'],
  catalogo: ['catalogo'],
}

/** Where the first of the refused fields is; null where none of them is of a step. */
export const passoDaRecusa = (campos: Record<string, string>): PassoDaImplantacao | null =>
  PASSOS_DA_IMPLANTACAO.find((passo) => CAMPOS_DO_PASSO[passo].some((campo) => campo in campos)) ?? null

const VAZIO: CamposDaImplantacao = {
  codigo: '',
  negocio: '',
  cnpj: '',
  razaoSocial: '',
  filial: '',
  inscricaoEstadual: '',
  simples: false,
  cep: '',
  logradouro: '',
  numero: '',
  bairro: '',
  cidade: '',
  uf: '',
  telefone: '',
  emailDaFilial: '',
  cpf: '',
  nome: '',
  email: '',
  numeroDoEmail: '',
  senha: '',
  repeticao: '',
  catalogo: 'DISTRIBUIDOR',
}

const CHAVE = 'balcao:implantacao:'

/** What was typed survives a reload of this window, the password apart. */
export function lerImplantacao(negocio: string): CamposDaImplantacao {
  try {
    const guardada: unknown = JSON.parse(sessionStorage.getItem(CHAVE + negocio) ?? '{}')
    const conhecidos = Object.entries(guardada as object).filter(
      ([campo, valor]) => campo in VAZIO && typeof valor === typeof VAZIO[campo as Campo],
    )
    return { ...VAZIO, ...Object.fromEntries(conhecidos) }
  } catch {
    return VAZIO
  }
}

export function guardarImplantacao(negocio: string, campos: Partial<CamposDaImplantacao>): void {
  const { senha: _senha, repeticao: _repeticao, ...resto } = campos
  sessionStorage.setItem(CHAVE + negocio, JSON.stringify(resto))
}

export const esquecerImplantacao = (negocio: string): void => sessionStorage.removeItem(CHAVE + negocio)
