import { tipoDeDocumento } from '../brasil/documento.ts'
import { emailValido } from '../brasil/email.ts'
import { ESTADOS } from '../brasil/estados.ts'
import { telefoneValido } from '../brasil/telefone.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { ContextoDoCadastro } from './contexto.ts'
import type { ContaBancaria, FormularioDoCadastro, ReferenciaComercial } from './formulario.ts'
import { type Problemas, vazio } from './problemas.ts'

const DIGITOS_COM_DDD = 10
const TELEFONES = ['telefone1', 'celular1', 'celular2'] as const
const EMAILS = ['email', 'emailNFe', 'emailBoleto'] as const

const siglas: ReadonlySet<string> = new Set(ESTADOS.map(({ sigla }) => sigla))
const telefoneDiscavel = (telefone: string) => telefoneValido(telefone, { minimoDeDigitos: DIGITOS_COM_DDD })

type Parte = Pick<
  FormularioDoCadastro,
  'documento' | 'empresa' | 'contatos' | 'referenciasComerciais' | 'dadosBancarios'
>

/** CAD-08 How many references a registration must have: none where it is short or only a simulation. */
export const referenciasExigidas = (
  { simulacao }: { simulacao: boolean },
  { cadastraCliente, cadastroReferencias }: ContextoDoCadastro['regras'],
): number => (simulacao || cadastraCliente !== 'COMPLETO' ? 0 : cadastroReferencias)

/** CAD-08 What is wrong in 'Contatos', field by field; nothing when the step is done. */
export function problemasDosContatos(parte: Parte, { regras }: ContextoDoCadastro): Problemas {
  const { documento, empresa, contatos, referenciasComerciais, dadosBancarios } = parte
  const deEmpresa = tipoDeDocumento(documento) === 'CNPJ'
  const inteiro = !empresa.simulacao
  const completo = inteiro && regras.cadastraCliente === 'COMPLETO'
  const exigidos = {
    telefone1: true,
    email: true,
    emailNFe: inteiro,
    nomeContato: inteiro && deEmpresa,
    nomeSocio: inteiro && deEmpresa,
    emailBoleto: completo,
    observacoes: completo && deEmpresa,
  } as const
  const faltas = Object.entries(exigidos)
    .filter(([campo, exigido]) => exigido && vazio(contatos[campo as keyof typeof exigidos]))
    .map(([campo]) => [`contatos.${campo}`, MENSAGENS.obrigatorio])
  const telefones = TELEFONES.filter(
    (campo) => !vazio(contatos[campo]) && !telefoneDiscavel(contatos[campo]),
  ).map((campo) => [`contatos.${campo}`, MENSAGENS.invalido])
  const emails = EMAILS.filter((campo) => !vazio(contatos[campo]) && !emailValido(contatos[campo])).map(
    (campo) => [`contatos.${campo}`, MENSAGENS.email],
  )
  return {
    ...Object.fromEntries([...faltas, ...telefones, ...emails]),
    ...(contatos.whatsApp && vazio(contatos.celular1) && { 'contatos.celular1': MENSAGENS.obrigatorio }),
    ...problemasDasReferencias(referenciasComerciais, referenciasExigidas(empresa, regras)),
    ...problemasDosBancos(dadosBancarios),
  }
}

/** CAD-08 One reference while it is typed: it is not added before it is right. */
export function problemasDaReferencia({ nome, telefone, cidade, uf }: ReferenciaComercial): Problemas {
  return {
    ...(vazio(nome) && { nome: MENSAGENS.obrigatorio }),
    ...(!telefoneDiscavel(telefone) && {
      telefone: vazio(telefone) ? MENSAGENS.obrigatorio : MENSAGENS.invalido,
    }),
    ...(vazio(cidade) && { cidade: MENSAGENS.obrigatorio }),
    ...(!siglas.has(uf) && { uf: vazio(uf) ? MENSAGENS.obrigatorio : MENSAGENS.invalido }),
  }
}

/** CAD-08 One bank account while it is typed. */
export function problemasDaConta(conta: ContaBancaria): Problemas {
  const campos = ['codigoBanco', 'agencia', 'conta', 'contato'] as const
  return Object.fromEntries(
    campos.filter((campo) => vazio(conta[campo])).map((campo) => [campo, MENSAGENS.obrigatorio]),
  )
}

const comPrefixo = (prefixo: string, problemas: Problemas): [string, string][] =>
  Object.entries(problemas).map(([campo, mensagem]) => [`${prefixo}.${campo}`, mensagem])

function problemasDasReferencias(referencias: readonly ReferenciaComercial[], exigidas: number): Problemas {
  return {
    ...(referencias.length < exigidas && {
      referenciasComerciais: MENSAGENS.referenciasMinimas(exigidas),
    }),
    ...Object.fromEntries(
      referencias.flatMap((referencia, i) =>
        comPrefixo(`referenciasComerciais.${i}`, problemasDaReferencia(referencia)),
      ),
    ),
  }
}

const problemasDosBancos = (contas: readonly ContaBancaria[]): Problemas =>
  Object.fromEntries(contas.flatMap((conta, i) => comPrefixo(`dadosBancarios.${i}`, problemasDaConta(conta))))
