import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { chaveDeRealtime } from '../apps/api/src/negocio.ts'
import { carregarApp } from '../packages/dominio/src/acesso/contratos-da-sessao.ts'
import { hojeEm } from '../packages/dominio/src/formatos/datas.ts'
import { totaisDaHome } from '../packages/dominio/src/home/contratos.ts'
import { canalDoColaborador } from '../packages/dominio/src/realtime/canais.ts'
import { autorizarCanal } from '../packages/dominio/src/realtime/contratos.ts'
import { listarRelatorios, type Relatorio } from '../packages/dominio/src/relatorios/contratos.ts'
import { exportarTickets, listarTickets } from '../packages/dominio/src/tickets/lista/contratos.ts'
import type { ServidorReal } from './servidor-real.ts'

/** The most that the demonstration lets a request bring. */
const MAIOR_ENVIO = 8 * 2 ** 20

type Fase = { nome: string; fazer(servidor: ServidorReal): Promise<unknown> }

const vezes = <T>(quantas: number, fazer: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: quantas }, (_, i) => fazer(i)))

const tokens = new Map<string, string>()
async function tokenDe(servidor: ServidorReal, tipo: 'ADMIN' | 'OPERADOR'): Promise<string> {
  const token = tokens.get(tipo) ?? (await servidor.entrar(tipo))
  tokens.set(tipo, token)
  return token
}

export const LISTAS_POR_RODADA = 50

export async function listas(servidor: ServidorReal, rodadas: number): Promise<void> {
  const token = await tokenDe(servidor, 'OPERADOR')
  await vezes(LISTAS_POR_RODADA, async (i) => {
    for (let rodada = 0; rodada < rodadas; rodada++)
      await servidor.baixar(listarTickets.caminho, {
        token,
        busca: { take: 100, page: 1 + ((i + rodada) % 9) },
      })
  })
}

async function exportar(servidor: ServidorReal, formato: 'csv' | 'xlsx') {
  const token = await tokenDe(servidor, 'ADMIN')
  return servidor.baixar(exportarTickets.caminho, { token, busca: { formato } })
}

/** The report with most rows, as large as its filters allow: every customer. */
async function relatorios(servidor: ServidorReal, quantos: number, formato: string): Promise<number[]> {
  const token = await tokenDe(servidor, 'ADMIN')
  const { itens } = await servidor.lerJson<{ itens: Relatorio[] }>('GET', listarRelatorios.caminho, { token })
  const id = itens.find(({ icone }) => icone === 'clientes')?.id
  const corpo = { DIAS: '1', ATE: hojeEm(new Date()), NUNCA: true }
  const { url } = await servidor.lerJson<{ url: string }>('POST', `/sac/relatorios/${id}`, { token, corpo })
  return vezes(quantos, () => servidor.baixar(`${url}&formato=${formato}`))
}

async function danfes(servidor: ServidorReal, quantas: number): Promise<unknown> {
  const token = await tokenDe(servidor, 'ADMIN')
  const ids = Array.from({ length: quantas }, (_, i) => i + 1)
  return Promise.all(ids.map((id) => servidor.baixar(`/sac/notasfiscais/${id}/download/pdf`, { token })))
}

async function abrirSocket(servidor: ServidorReal, token: string, canal: string): Promise<void> {
  const socket = new WebSocket(
    `${servidor.url.replace('http', 'ws')}/app/${chaveDeRealtime('aurora')}?protocol=7`,
  )
  const mensagens = new Map<string, PromiseWithResolvers<{ socket_id: string }>>()
  const espera = (evento: string) => {
    const promessa = mensagens.get(evento) ?? Promise.withResolvers<{ socket_id: string }>()
    mensagens.set(evento, promessa)
    return promessa
  }
  socket.addEventListener('close', ({ reason }) =>
    espera('pusher:connection_established').reject(new Error(reason)),
  )
  socket.addEventListener('message', ({ data: bruta }) => {
    const { event, data } = JSON.parse(String(bruta))
    if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong' }))
    espera(event).resolve(typeof data === 'string' ? JSON.parse(data) : data)
  })
  const { socket_id } = await espera('pusher:connection_established').promise
  const corpo = { socket_id, channel_name: canal }
  const autorizado = await servidor.lerJson<object>('POST', autorizarCanal.caminho, { token, corpo })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: canal, ...autorizado } }))
  await espera('pusher_internal:subscription_succeeded').promise
}

async function sockets(servidor: ServidorReal, quantos: number): Promise<void> {
  const token = await tokenDe(servidor, 'OPERADOR')
  const { colaborador } = await servidor.lerJson<{ colaborador: { id: number } }>(
    'GET',
    carregarApp.caminho,
    {
      token,
    },
  )
  // From one address a hundred may come at once, before they say whose they are.
  for (let abertos = 0; abertos < quantos; abertos += 50)
    await vezes(50, () => abrirSocket(servidor, token, canalDoColaborador(colaborador.id)))
}

async function enviarArquivos(servidor: ServidorReal, quantos: number): Promise<void> {
  const token = await tokenDe(servidor, 'ADMIN')
  const { itens } = await servidor.lerJson<{ itens: { id: number; versao: number }[] }>(
    'GET',
    listarTickets.caminho,
    { token, busca: { take: quantos } },
  )
  const png = Buffer.alloc(MAIOR_ENVIO)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png)
  await Promise.all(
    itens.map(async ({ id }) => {
      const { versao } = await servidor.lerJson<{ versao: number }>('GET', `/sac/tickets/${id}`, { token })
      const formulario = new FormData()
      formulario.set('versao', String(versao))
      formulario.set('tipo', 'PRIVADO')
      formulario.set('mensagem', 'Segue a foto.')
      formulario.set('arquivos[0]', new Blob([png]), 'foto.png')
      await servidor.lerJson('POST', `/sac/tickets/${id}/historico`, {
        token,
        formulario,
        chave: randomUUID(),
      })
    }),
  )
}

const fase = (nome: string, fazer: Fase['fazer']): Fase => ({ nome, fazer })

export const FASES: readonly Fase[] = [
  fase('entrar e ver a home', async (s) => {
    await s.baixar(totaisDaHome.caminho, { token: await tokenDe(s, 'OPERADOR') })
  }),
  fase('200 conexões de tempo real', (s) => sockets(s, 200)),
  fase('50 listas de uma vez, 20 rodadas', (s) => listas(s, 20)),
  fase('20 DANFE em PDF de uma vez', (s) => danfes(s, 20)),
  fase('20 relatórios em PDF de uma vez', (s) => relatorios(s, 20, 'pdf')),
  fase('5 relatórios em XLSX de uma vez', (s) => relatorios(s, 5, 'xlsx')),
  fase('exportar 100 mil linhas em XLSX', (s) => exportar(s, 'xlsx')),
  fase('exportar 100 mil linhas em CSV', (s) => exportar(s, 'csv')),
  fase('5 exportações de uma vez', (s) => vezes(5, (i) => exportar(s, i % 2 ? 'csv' : 'xlsx'))),
  fase('20 entradas de uma vez', (s) => vezes(20, (i) => s.entrarEmOutraConta(i))),
  fase('10 envios de 8 MB de uma vez', (s) => enviarArquivos(s, 10)),
  fase('tudo isso ao mesmo tempo', (s) =>
    Promise.all([
      listas(s, 10),
      danfes(s, 20),
      relatorios(s, 5, 'pdf'),
      vezes(5, (i) => exportar(s, i % 2 ? 'csv' : 'xlsx')),
      vezes(20, (i) => s.entrarEmOutraConta(i)),
      enviarArquivos(s, 10),
    ]),
  ),
  fase('um minuto depois', () => esperar(60_000)),
]
