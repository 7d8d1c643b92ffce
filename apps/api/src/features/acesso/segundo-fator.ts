import { randomBytes } from 'node:crypto'
import {
  CODIGOS_DE_RECUPERACAO,
  ehDoAplicativo,
  MINUTOS_DO_DESAFIO,
  normalizarCodigo,
} from '@balcao/dominio/acesso/segundo-fator'
import type { cadastroDoSegundoFator } from '@balcao/dominio/conta/contratos-segundo-fator'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type * as z from 'zod/mini'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { qrCodeEmSvg } from '../../platform/pdf/modulos-do-qr-code.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import {
  apagarSegundoFator,
  gastarCodigoDeRecuperacao,
  gravarPasso,
  inserirDesafio,
  proporSegredo,
  travarSegundoFator,
  trocarCodigosDeRecuperacao,
} from './queries-segundo-fator.ts'
import { gerarToken, resumirToken } from './sessoes.ts'
import { emBase32, enderecoDoSegredo, gerarSegredo, passoDoCodigo } from './totp.ts'

type Conta = { id: number; nome: string; email: string }

/** SEG-07 A new secret for the person's application; it counts once a code of it was typed. */
export async function iniciarCadastro(
  tx: Tx,
  negocio: Negocio,
  conta: Conta,
  agora: Date,
): Promise<z.infer<typeof cadastroDoSegundoFator>> {
  const segredo = gerarSegredo()
  if (!(await proporSegredo(tx, { colaboradorId: conta.id, segredo, criadoEm: agora })))
    throw new ErroDeNegocio('SEGUNDO_FATOR_JA_ATIVO')
  const endereco = enderecoDoSegredo({ segredo, emissor: negocio.configuracao.nome, conta: conta.email })
  return { segredo, endereco, qr: qrCodeEmSvg(endereco) }
}

/** SEG-07 The first right code makes the secret count; the codes of recovery come with it. Null for a wrong one. */
export async function concluirCadastro(
  tx: Tx,
  negocio: Negocio,
  autoria: Autoria,
  conta: Conta,
  digitado: string,
): Promise<string[] | null> {
  const fator = await travarSegundoFator(tx, conta.id)
  if (!fator) throw new ErroDeNegocio('SEGUNDO_FATOR_INATIVO')
  if (fator.ativadoEm) throw new ErroDeNegocio('SEGUNDO_FATOR_JA_ATIVO')
  const passo = passoDoCodigo(fator, normalizarCodigo(digitado), autoria.agora)
  if (passo === null) return null
  await gravarPasso(tx, conta.id, { ultimoPasso: passo, ativadoEm: autoria.agora })
  await contar(tx, negocio, autoria, conta, 'ATIVADO')
  return gerarRecuperacao(tx, conta.id)
}

/** SEG-07 Whether the code is the account's: of the telephone, or one of recovery, which is spent. */
export async function codigoConfere(
  tx: Tx,
  autoria: Autoria,
  conta: Conta,
  digitado: string,
): Promise<boolean> {
  const codigo = normalizarCodigo(digitado)
  const fator = await travarSegundoFator(tx, conta.id)
  if (!fator?.ativadoEm) return false
  if (ehDoAplicativo(codigo)) {
    const passo = passoDoCodigo(fator, codigo, autoria.agora)
    if (passo !== null) await gravarPasso(tx, conta.id, { ultimoPasso: passo })
    return passo !== null
  }
  const gasto = await gastarCodigoDeRecuperacao(tx, conta.id, resumirToken(codigo), autoria.agora)
  if (gasto) await registrar(tx, autoria, conta.id, 'CODIGO_DE_RECUPERACAO_USADO')
  return gasto
}

export async function desligarSegundoFator(
  tx: Tx,
  negocio: Negocio,
  autoria: Autoria,
  conta: Conta,
): Promise<void> {
  if (!(await apagarSegundoFator(tx, conta.id))) throw new ErroDeNegocio('SEGUNDO_FATOR_INATIVO')
  await contar(tx, negocio, autoria, conta, 'DESATIVADO')
}

const BYTES_DA_RECUPERACAO = 7
const TAMANHO_DO_GRUPO = 5

/** Told now and never again; the former ones stop working. */
export async function gerarRecuperacao(tx: Tx, colaboradorId: number): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, () =>
    emBase32(randomBytes(BYTES_DA_RECUPERACAO))
      .toLowerCase()
      .slice(0, 2 * TAMANHO_DO_GRUPO),
  )
  await trocarCodigosDeRecuperacao(tx, colaboradorId, codigos.map(resumirToken))
  return codigos.map((codigo) => `${codigo.slice(0, TAMANHO_DO_GRUPO)}-${codigo.slice(TAMANHO_DO_GRUPO)}`)
}

const MINUTO_MS = 60_000

/** The password was right; the token opens the second step and nothing else. */
export async function abrirDesafio(
  tx: Tx,
  conta: { id: number; senhaHash: string },
  agora: Date,
): Promise<string> {
  const token = gerarToken()
  await inserirDesafio(tx, {
    tokenHash: resumirToken(token),
    colaboradorId: conta.id,
    senhaHash: conta.senhaHash,
    expiraEm: new Date(agora.getTime() + MINUTOS_DO_DESAFIO * MINUTO_MS),
  })
  return token
}

async function contar(
  tx: Tx,
  negocio: Negocio,
  autoria: Autoria,
  conta: Conta,
  feito: 'ATIVADO' | 'DESATIVADO',
): Promise<void> {
  await registrar(tx, autoria, conta.id, `SEGUNDO_FATOR_${feito}`)
  const aviso = {
    nome: conta.nome,
    quando: formatarDataHora(autoria.agora.toISOString()),
    feito: feito === 'ATIVADO' ? 'ativada' : 'desativada',
  }
  await agendar(tx, 'enviar-email', emailDe(negocio, 'segundoFator', { para: conta.email }, aviso))
}

const registrar = (tx: Tx, autoria: Autoria, colaboradorId: number, acao: string) =>
  registrarHistorico(
    tx,
    { ...autoria, colaboradorId },
    { entidade: 'colaborador', entidadeId: colaboradorId, acao },
  )
