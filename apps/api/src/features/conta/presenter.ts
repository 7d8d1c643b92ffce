import type { obterDadosDaConta, sessaoAberta } from '@balcao/dominio/conta/contratos'
import { descreverNavegador } from '@balcao/dominio/conta/navegador'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type * as z from 'zod/mini'
import type { Conta, SessaoGravada } from './queries.ts'

export function apresentarDados(
  conta: Conta,
  pendente: { para: string; expiraEm: Date } | null,
): RespostaDe<typeof obterDadosDaConta> {
  const { id, cpf, nome, dataNascimento, telefone, email, versao } = conta
  const emailPendente = pendente && { email: pendente.para, expiraEm: pendente.expiraEm.toISOString() }
  return { id, cpf, nome, dtNasc: dataNascimento, tel: telefone ?? '', email, versao, emailPendente }
}

export function apresentarSessao(gravada: SessaoGravada, idDaAtual: number): z.output<typeof sessaoAberta> {
  const { id, navegador, ip, criadaEm, usadaEm } = gravada
  return {
    id,
    navegador: descreverNavegador(navegador),
    ip,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    atual: id === idDaAtual,
  }
}
