import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import {
  abrirTicketPeloPortal,
  listarNotasDoCliente,
  obterNotaParaTicket,
} from '@balcao/dominio/tickets/abertura/contratos'
import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { PNG } from '../../../../test/formulario.ts'
import { clonarNegocios, ligarServidor, type Servidor } from '../../../../test/processo.ts'
import { criarArmazem } from '../../../platform/arquivos/armazem.ts'
import { comBanco } from '../../../platform/banco/conexao.ts'

const AO_MESMO_TEMPO = 8
const ANTES_DA_QUEDA = 25
const FOTOS = 2

type Pedido = { chave: string; formulario: () => FormData }

let pasta: string
let ambiente: Record<string, string>
let servidor: Servidor
let banco: pg.Pool
let token: string

beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'balcao-queda-'))
  const postgres = inject('urlDoPostgres')
  const nome = `queda_${randomUUID().replaceAll('-', '')}`
  const lista = await clonarNegocios({ postgres, pasta, modelos: inject('modelos'), nome })
  ambiente = { DADOS: pasta, DATABASE_URL: postgres, NEGOCIOS: lista }
  servidor = await ligarServidor(ambiente)
  banco = new pg.Pool({ connectionString: comBanco(postgres, `${nome}_aurora`) })
  token = await entrarComoGerente()
})
afterAll(async () => {
  await servidor?.parar()
  await banco?.end()
  await rm(pasta, { recursive: true, force: true })
})

async function pedir<K extends Contrato>(
  contrato: K,
  { caminho = contrato.caminho, ...opcoes }: RequestInit & { caminho?: string } = {},
): Promise<RespostaDe<K>> {
  const resposta = await fetch(`${servidor.url}/api/aurora${caminho}`, {
    ...opcoes,
    method: contrato.metodo,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...opcoes.headers },
  })
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as RespostaDe<K>
}

async function entrarComoGerente(): Promise<string> {
  const challenge = (await pedir(obterCaptcha)) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'GERENTE')?.cpf
  const corpo = JSON.stringify({ cpf, senha: SENHA_DEMO, captcha })
  return (await pedir(entrar, { body: corpo, headers: { 'content-type': 'application/json' } })).token
}

/** A partial return of a little of every product of one invoice, with photos of the first and of the whole. */
async function prepararPedido(): Promise<() => Pedido> {
  const { rows } = await banco.query(
    'select cliente_id, filial_id from nota_fiscal where quantidade_itens > 5 order by id limit 1',
  )
  const [{ cliente_id: idCli, filial_id: idFil }] = rows
  const caminho = `/sac/tickets/notasfiscais/${idCli}/${idFil}?take=1`
  const [nota] = (await pedir(listarNotasDoCliente, { caminho })).itens
  const daNota = await pedir(obterNotaParaTicket, { caminho: `/sac/tickets/notasfiscais/${nota?.id}` })
  const produtos = daNota.produtos.filter((item) => !item.anexo_obrigatorio && !item.indisponivel)
  const { itens: tipos } = await pedir(listarTipos)
  const tipo = tipos.find(({ chave }) => chave === 'DEVOLUCAO_PARCIAL')
  const campos: [string, unknown][] = [
    ['idTipo', tipo?.id],
    ['idCli', idCli],
    ['idFil', idFil],
    ['transportadora_id', 1],
    ['motivo1[id]', tipo?.motivos.itens.find(({ subnivel }) => !subnivel.itens.length)?.id],
    ['motivo1[obs]', 'Como combinado'],
    ['arquivosDosItens[0][arquivo]', 0],
    ['arquivosDosItens[0][produto_id]', produtos[0]?.id],
    ...produtos.flatMap(({ id }, i): [string, unknown][] => [
      [`itens[${i}][produto_id]`, id],
      [`itens[${i}][motivo_id]`, 1],
      [`itens[${i}][qtd_solicitada]`, 0.001],
    ]),
  ]
  quantosItens = produtos.length
  return () => ({
    chave: randomUUID(),
    formulario: () => {
      const formulario = new FormData()
      for (const [nome, valor] of campos) formulario.append(nome, String(valor))
      for (let i = 0; i < FOTOS; i++)
        formulario.append('arquivos', new Blob([PNG as Uint8Array<ArrayBuffer>]), `foto-${i}.png`)
      return formulario
    },
  })
}
let quantosItens = 0

const enviar = ({ chave, formulario }: Pedido) =>
  pedir(abrirTicketPeloPortal, { body: formulario(), headers: { 'idempotency-key': chave } })

/** Everything of every ticket there is, as the database has it. */
async function partesDosTickets() {
  const { rows } = await banco.query<Record<'id' | 'entradas' | 'itens' | 'anexos' | 'motivos', string>>(
    `
    select t.id,
      (select count(*) from ticket_historico h where h.ticket_id = t.id) entradas,
      (select count(*) from ticket_item i where i.ticket_id = t.id) itens,
      (select count(*) from ticket_anexo a where a.ticket_id = t.id) anexos,
      (select count(*) from ticket_motivo m where m.ticket_id = t.id) motivos
    from ticket t where t.id > $1 order by t.id`,
    [ultimoAntes],
  )
  return rows.map((linha) => Object.fromEntries(Object.entries(linha).map(([nome, n]) => [nome, Number(n)])))
}
let ultimoAntes = 0

async function exigirArquivos(): Promise<void> {
  const armazem = criarArmazem({ pasta: join(pasta, 'arquivos') }, 'aurora')
  const { rows } = await banco.query<{ arquivo: string; tamanho: number }>(
    'select arquivo, tamanho from ticket_anexo where ticket_id > $1',
    [ultimoAntes],
  )
  for (const { arquivo, tamanho } of rows) {
    const aberto = await armazem.abrir(arquivo)
    expect(aberto?.tamanho).toBe(tamanho)
    for await (const _ of aberto?.conteudo ?? []);
  }
}

it('NOV-16 o servidor morto no meio de muitas aberturas não perde ticket confirmado nem deixa um pela metade', async () => {
  const novoPedido = await prepararPedido()
  ultimoAntes = Number((await banco.query('select coalesce(max(id), 0) id from ticket')).rows[0].id)
  const confirmados = new Map<string, number>()
  const semResposta: Pedido[] = []
  let morte: Promise<void> | undefined
  const abrirSemParar = async () => {
    while (!morte) {
      const pedido = novoPedido()
      try {
        confirmados.set(pedido.chave, (await enviar(pedido)).id)
      } catch (erro) {
        // On a busy machine one waits for the invoice longer than the server lets it; nothing of it may be there later.
        if (String(erro).includes('ALTERADO_POR_OUTRA_PESSOA')) continue
        // Only a broken connection may end a request here: a refusal is a fault of the test.
        expect(String(erro)).toMatch(/fetch failed|terminated|other side closed/)
        semResposta.push(pedido)
      }
      if (confirmados.size >= ANTES_DA_QUEDA) morte ??= servidor.matar()
    }
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, abrirSemParar))
  await morte
  expect(semResposta.length).toBeGreaterThan(0)

  servidor = await ligarServidor(ambiente)
  const inteiro = { entradas: 1, itens: quantosItens, anexos: FOTOS, motivos: 1 }
  const depois = await partesDosTickets()
  for (const { id, ...partes } of depois) expect([id, partes]).toEqual([id, inteiro])
  expect(depois.map(({ id }) => id)).toEqual(expect.arrayContaining([...confirmados.values()]))
  await exigirArquivos()

  // Whoever got no answer asks again, and each gets one ticket, written before the end or now.
  // One after the other: all at once, they would wait for the same invoice longer than the server lets them.
  const repetidos: number[] = []
  for (const pedido of semResposta) repetidos.push((await enviar(pedido)).id)
  const todos = [...confirmados.values(), ...repetidos].toSorted((a, b) => a - b)
  expect(todos.length).toBeGreaterThan(0)
  expect((await partesDosTickets()).map(({ id }) => id)).toEqual(todos)
  await exigirArquivos()
})
