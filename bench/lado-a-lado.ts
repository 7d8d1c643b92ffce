import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pg from 'pg'
import { iniciarPostgresEmbutido } from '../apps/api/src/platform/postgres/embutido.ts'
import { RAIZ } from '../scripts/lugares.mjs'
import { conferir, conferirEmails, conferirFila, lerAntes } from './lado-a-lado/conferencia.ts'
import { criarContagem, type Fase } from './lado-a-lado/contagem.ts'
import { lerEsquema, novidadesDoEsquema, quebrasDoEsquema } from './lado-a-lado/esquema.ts'
import { abrirSessao, criarGente, type Feitos } from './lado-a-lado/gente.ts'
import { criarOuvintes } from './lado-a-lado/ouvintes.ts'
import { criarPortaComum } from './lado-a-lado/porta-comum.ts'
import { ligarPortal, type Portal } from './lado-a-lado/processo-do-portal.ts'
import { varrer } from './lado-a-lado/varredura.ts'
import { trazerVersaoAnterior } from './lado-a-lado/versao-anterior.ts'

// ESC-06 The version before and this one on one database, through the migration, with people working in both.

const NEGOCIO = 'aurora'
const CHAVE_DO_TEMPO_REAL = `balcao-${NEGOCIO}`
const PESSOAS = Number(process.env.PESSOAS || 4)
const SEGUNDOS = Number(process.env.SEGUNDOS || 40)
const PRAZO_MS = 8 * 60_000
const RELATORIO = join(RAIZ, 'docs/medidas/lado-a-lado.md')

const anterior = await trazerVersaoAnterior(process.argv[2])
const pasta = await mkdtemp(join(tmpdir(), 'balcao-lado-a-lado-'))
const postgres = await iniciarPostgresEmbutido({ pasta })
const endereco = new URL(postgres.url)
endereco.pathname = `/balcao_${NEGOCIO}`
const banco = new pg.Client({ connectionString: endereco.href })
banco.on('error', () => undefined)
const portais: Portal[] = []
let acabou = false

// Whatever stands still, the command ends.
setTimeout(() => {
  console.error('não terminou no prazo')
  for (const portal of portais) portal.matar()
  process.exit(1)
}, PRAZO_MS).unref()

async function ligar(raiz: string): Promise<Portal> {
  const deLa = join(anterior.pasta, 'packages/demo')
  const [negocio] = JSON.parse(await readFile(join(deLa, 'negocios.json'), 'utf8'))
  const NEGOCIOS = join(deLa, 'so-um.json')
  await writeFile(NEGOCIOS, JSON.stringify([negocio]))
  const portal = await ligarPortal(raiz, { DATABASE_URL: postgres.url, NEGOCIOS, DADOS: pasta })
  portais.push(portal)
  return portal
}

try {
  console.log(`A versão anterior: ${anterior.nome}. Enche o banco…`)
  const contagem = criarContagem()
  const porta = criarPortaComum(contagem)
  const ouvintes = criarOuvintes(porta, contagem)
  const velha = await ligar(anterior.pasta)
  await banco.connect()
  porta.entrou('anterior', velha.url)
  const feitos: Feitos = {
    ...{ tickets: [], mensagens: [], contatos: [] },
    ...{ pedidos: new Map(), telefones: new Map() },
  }
  const antes = await lerAntes(banco)
  const esquemaAntes = await lerEsquema(banco)
  const admin = await abrirSessao(porta, 'ADMIN', 'anterior')
  await ouvintes.ligar('anterior', CHAVE_DO_TEMPO_REAL, admin)
  const gente = await criarGente({ porta, contagem, ouvintes, banco, feitos })
  const trabalhando = Array.from({ length: PESSOAS }, (_, quem) =>
    gente
      .trabalhar(quem, PESSOAS, () => acabou)
      .catch((erro) => contagem.faltou(`uma pessoa parou: ${erro.message}`)),
  )
  const passarA = (fase: Fase) => {
    porta.passarA(fase)
    console.log(fase)
  }

  await esperar((SEGUNDOS * 1000) / 4)
  passarA('migrando')
  const inicio = performance.now()
  const nova = await ligar(RAIZ)
  const segundosAteNoAr = (performance.now() - inicio) / 1000
  const esquemaDepois = await lerEsquema(banco)

  passarA('as duas')
  porta.entrou('nova', nova.url)
  await ouvintes.ligar('nova', CHAVE_DO_TEMPO_REAL, admin)
  const daNova = await abrirSessao(porta, 'ADMIN', 'nova')
  const { rows } = await banco.query<{ idTicket: number; orcamento: number; pedido: number }>(
    'select (select max(id) from ticket)::int as "idTicket", (select max(id) from orcamento)::int as orcamento, (select max(id) from pedido)::int as pedido',
  )
  const exemplos = { idTicket: 0, orcamento: 0, pedido: 0, ...rows[0], idCli: gente.clientes[0]?.idCli ?? 0 }
  // Each signed in through the other one.
  const leituras = await Promise.all([
    varrer(porta, { lado: 'anterior', pasta: anterior.pasta, token: daNova, exemplos }),
    varrer(porta, { lado: 'nova', pasta: RAIZ, token: admin, exemplos }),
    esperar(SEGUNDOS * 1000),
  ])

  passarA('a anterior termina')
  porta.saiu('anterior')
  ouvintes.desligar('anterior')
  const codigo = await velha.parar()
  if (codigo !== 0) contagem.faltou(`a anterior terminou com o código ${codigo}`)
  passarA('só a nova')
  await esperar((SEGUNDOS * 1000) / 4)
  acabou = true
  await Promise.all(trabalhando)

  const emails = await conferirFila(banco).then(async (fila) => {
    const { quantos, faltas } = await conferirEmails(pasta)
    return { quantos, faltas: [...fila, ...faltas] }
  })
  const queixas = Object.entries({ anterior: velha, nova }).flatMap(([lado, portal]) =>
    [...portal.queixas].map(([queixa, vezes]) => `no log da ${lado}: ${queixa} (${vezes}×)`),
  )
  const faltas = [
    ...quebrasDoEsquema(esquemaAntes, esquemaDepois),
    ...contagem.faltas(),
    ...(await conferir(banco, feitos, antes)),
    ...emails.faltas,
    ...queixas,
  ]
  const { tabelas, colunas } = novidadesDoEsquema(esquemaAntes, esquemaDepois)
  const relatorio = `# Duas versões lado a lado

Escrito por \`npm run lado-a-lado\` (ESC-06); o que se faz, está em \`bench/README.md\`.

Máquina: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}. As esperas são de
uma máquina em que as duas versões, o banco e quem pede dividem o processador.

A anterior: ${anterior.nome}. A migração: ${tabelas} tabelas novas, ${colunas} colunas novas nas que havia; da partida da nova
até estar no ar, ${segundosAteNoAr.toFixed(1).replace('.', ',')} s, com ${PESSOAS} pessoas trabalhando na anterior.

| Fase | Versão | Pedidos | Aceitos | 503 com volta | Recusas (4xx) | Outros 5xx ou nada | Mediana ms | Pior ms |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${contagem
  .resumo()
  .map((linha) => `| ${linha} |`)
  .join('\n')}

As recusas são as da varredura, que pede tudo o que se lê sem os filtros de uma página (${leituras[0]} leituras da anterior com a sessão
aberta na nova, ${leituras[1]} da nova com a da anterior), e a previsão de um pedido que a outra versão já não faria igual.

| Confirmado a quem pediu | Quantos |
|---|---:|
| tickets | ${feitos.tickets.length} |
| mensagens | ${feitos.mensagens.length} |
| orçamentos que viraram pedido | ${feitos.pedidos.size} |
| contatos | ${feitos.contatos.length} |
| telefones trocados | ${feitos.telefones.size} |
| e-mails que saíram, cada um uma vez | ${emails.quantos} |
| avisos por websocket, de ${ouvintes.numeros.esperados} esperados | ${ouvintes.numeros.ouvidos} |
| – dos quais escritos pela outra versão | ${ouvintes.numeros.deOutra} |

Um em cada quatro pedidos que gravam foi mandado duas vezes ao mesmo tempo, com a mesma chave, um a cada versão: a resposta é uma só.

${faltas.length === 0 ? 'Nada se perdeu, nada se fez duas vezes, ninguém recebeu um erro.' : `**Falhou:**\n\n${faltas.map((falta) => `- ${falta}`).join('\n')}`}
`
  console.log(relatorio)
  if (faltas.length > 0) process.exitCode = 1
  else await writeFile(RELATORIO, relatorio)
} finally {
  acabou = true
  await Promise.all(portais.map((portal) => portal.parar()))
  await banco.end().catch(() => undefined)
  await postgres.parar()
  await rm(pasta, { recursive: true, force: true })
  await anterior.apagar()
}
