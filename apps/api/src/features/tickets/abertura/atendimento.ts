import { limparDocumento } from '@balcao/dominio/brasil/documento'
import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { emailComprovado } from '@balcao/dominio/conta/vinculo'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { emailGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { clientesVinculados } from '../../clientes/queries-vinculo.ts'
import { type Campos, exigirCampos } from '../nucleo/recusar.ts'
import type { NovoTicket } from './gravar-abertura.ts'
import type { PartesDoTicket } from './queries.ts'
import {
  clienteAtendivelPorId,
  contaDoConsumidor,
  lugarDaAbertura,
  representanteEmUso,
  transportadoraEmUso,
} from './queries-atendimento.ts'

/** API-02 What the portal calls itself, and the origin that is. */
const ORIGEM_DO_PORTAL = { nome: 'SAC', chave: 'PORTAL' } as const

type Abertura = NovoTicket['ticket']
type Prorrogacao = NonNullable<PartesDoTicket['prorrogacao']>
export type Atendimento = Pick<Abertura, 'filialId' | 'origemId' | 'transportadoraId'> & {
  clienteId: number | null
  consumidor: Partial<Abertura>
  contato: Pick<Abertura, 'contatoNome' | 'contatoEmail'>
  prorrogacao: Prorrogacao | null
}

/** NOV-05 Who the ticket is for, where and through whom: all of it must exist and be for this session to use. */
export async function conferirAtendimento(
  tx: Tx,
  sessao: Sessao,
  dados: DadosDaAbertura,
  hoje: string,
): Promise<Atendimento> {
  const campos: Campos = {}
  const clienteId = dados.idCli ?? null
  const cliente = clienteId === null ? null : await clienteAtendivelPorId(tx, sessao, clienteId)
  if (clienteId !== null && !cliente) campos.idCli = MENSAGENS.invalido
  exigirCampos(campos)
  const origem = chaveDaOrigem(sessao, dados.origem)
  const { filiais, origemId } = await lugarDaAbertura(tx, sessao, { clienteId, origem })
  const filialId = escolherFilial(filiais, sessao, dados)
  if (filialId === null) campos.idFil = dados.idFil ? MENSAGENS.invalido : MENSAGENS.obrigatorio
  if (origemId === null) campos.origem = MENSAGENS.invalido
  const { transportadora_id: transportadoraId = null } = dados
  if (transportadoraId !== null && !(await transportadoraEmUso(tx, transportadoraId)))
    campos.transportadora_id = MENSAGENS.invalido
  const prorrogacao = prorrogacaoDe(dados)
  if (prorrogacao && !(await responsavelEmUso(tx, prorrogacao)))
    campos.responsavel_prorrogacao_id = MENSAGENS.invalido
  const nascimento = problemaDoNascimento(dados.consumidorFinal?.data_nascimento || null, hoje)
  if (nascimento) campos['consumidorFinal.data_nascimento'] = nascimento
  exigirCampos(campos)
  const consumidor = await consumidorDe(tx, sessao, dados.consumidorFinal ?? null)
  return {
    clienteId,
    filialId: Number(filialId),
    origemId: Number(origemId),
    transportadoraId,
    prorrogacao,
    consumidor,
    contato: contatoDe(dados, cliente, consumidor),
  }
}

/** ALC-01 Who opened it in their own name; of a customer, whom was chosen or who is on record. */
function contatoDe(
  { contato }: DadosDaAbertura,
  cliente: { fantasia: string; email: string } | null,
  { consumidorNome, consumidorEmail }: Partial<Abertura>,
): Atendimento['contato'] {
  if (!cliente) return { contatoNome: consumidorNome ?? null, contatoEmail: consumidorEmail ?? null }
  const { nome, email } = contato ?? { nome: cliente.fantasia, email: cliente.email }
  return { contatoNome: nome || null, contatoEmail: email ? emailGuardado(email) : null }
}

/** Final consumers come through the portal, whatever they say. */
const chaveDaOrigem = ({ tipo }: Sessao, origem: string) =>
  tipo === 'CONSUMIDOR_FINAL' || origem === ORIGEM_DO_PORTAL.nome ? ORIGEM_DO_PORTAL.chave : origem

/** NOV-06 A final consumer need not choose one: theirs, or the first that may serve them. */
function escolherFilial(
  filiais: readonly number[],
  sessao: Sessao,
  { idFil }: DadosDaAbertura,
): number | null {
  if (idFil) return filiais.includes(idFil) ? idFil : null
  return filiais.find((id) => id === sessao.filialId) ?? filiais[0] ?? null
}

function prorrogacaoDe(dados: DadosDaAbertura): Prorrogacao | null {
  const { responsavel_prorrogacao: responsavel, responsavel_prorrogacao_id: id } = dados
  const { dias_atraso_prorrogacao: diasAtraso } = dados
  if (!responsavel || !id || !diasAtraso) return null
  return {
    responsavel,
    diasAtraso,
    transportadoraId: responsavel === 'TRANSPORTADORA' ? id : null,
    representanteId: responsavel === 'REPRESENTANTE' ? id : null,
  }
}

function responsavelEmUso(tx: Tx, { transportadoraId, representanteId }: Prorrogacao): Promise<boolean> {
  return transportadoraId
    ? transportadoraEmUso(tx, transportadoraId)
    : representanteEmUso(tx, Number(representanteId))
}

/** NOV-06, NOV-07 The own account answers for its document; what the staff types is the account's only by proof. */
async function consumidorDe(
  tx: Tx,
  sessao: Sessao,
  digitado: DadosDaAbertura['consumidorFinal'] | null,
): Promise<Partial<Abertura>> {
  if (!digitado) return {}
  const propria = sessao.tipo === 'CONSUMIDOR_FINAL'
  const propriaConta = propria ? await contaDoConsumidor(tx, { id: sessao.colaboradorId }) : null
  const digitadoLimpo = digitado.documento ? limparDocumento(digitado.documento) : null
  const documento = propria ? (propriaConta?.cpf ?? null) : digitadoLimpo
  return {
    consumidorId: propriaConta?.id ?? (await contaProvada(tx, documento, digitado.email)),
    consumidorNome: digitado.nome?.replace(/\s+/g, ' ') ?? null,
    consumidorEmail: digitado.email ?? null,
    consumidorDocumento: documento,
    consumidorTelefone: digitado.telefone?.replace(/\D/g, '') || null,
    consumidorNascimento: digitado.data_nascimento || null,
  }
}

/** SEG-01 The CPF says which account it would be; the e-mail, whether it is. */
export async function contaProvada(
  tx: Tx,
  documento: string | null,
  email: string | null | undefined,
): Promise<number | null> {
  const conta = documento === null ? null : await contaDoConsumidor(tx, { cpf: documento })
  if (!conta) return null
  const cadastros = await clientesVinculados(tx, conta.id)
  const emailsDosCadastros = cadastros.map((cadastro) => cadastro.email)
  return emailComprovado(email, { ...conta, emailsDosCadastros }) ? conta.id : null
}
