import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { apagarBancos, clonarModelo } from '../../../test/modelos.ts'
import { type Armazem, criarArmazem } from '../arquivos/armazem.ts'
import { comBanco } from '../banco/conexao.ts'
import { BancoMaisNovo, criarBancoSeFaltar, migrar } from '../banco/migrar.ts'
import { criarLog } from '../log.ts'
import { copiarNegocio } from './copiar.ts'
import { arquivoDaTabela, lerFicha, lugares } from './ficha.ts'
import { restaurarNegocio } from './restaurar.ts'

/** Beside the run's databases, in memory where there is room: each file of a copy is waited for until it is on the disk. */
const naRodada = () => dirname(inject('pastaDosArquivos'))

describe('cópia e volta', () => {
  let pasta: string
  let copia: string
  let original: { url: string; armazem: Armazem }
  let url: string
  /** With few rows: for what would be refused of any. */
  let pequeno: string
  const bancos: string[] = []

  beforeAll(async () => {
    const modelo = inject('modelos').aurora ?? ''
    url = await clonarModelo(inject('urlDoPostgres'), inject('modelos').boreal ?? '', novoNome())
    pequeno = await clonarModelo(inject('urlDoPostgres'), modelo, novoNome())
    await consultar(
      pequeno,
      'truncate pedido, orcamento, nota_fiscal, titulo, venda_de_produto, venda_do_dia, agenda cascade',
    )
  })
  afterAll(() => apagarBancos(inject('urlDoPostgres'), bancos))

  beforeEach(async () => {
    pasta = await mkdtemp(join(naRodada(), 'copia-'))
    copia = join(pasta, 'copias', 'aurora')
    original = { url, armazem: criarArmazem({ pasta: join(pasta, 'arquivos') }, 'aurora') }
  })
  afterEach(() => rm(pasta, { recursive: true, force: true }))

  function novoNome() {
    const nome = `copia_${randomUUID().replaceAll('-', '')}`
    bancos.push(nome)
    return nome
  }
  const copiar = () => copiarNegocio({ negocio: 'aurora', versao: '1', ...original, destino: copia })

  async function destino() {
    const nome = novoNome()
    await criarBancoSeFaltar(inject('urlDoPostgres'), nome)
    const armazem = criarArmazem({ pasta: join(pasta, 'volta') }, 'aurora')
    return { url: comBanco(inject('urlDoPostgres'), nome), armazem, nome }
  }
  const voltar = ({ url, armazem }: { url: string; armazem: Armazem }) =>
    restaurarNegocio({ pasta: copia, negocio: 'aurora', url, armazem, registrar: criarLog('silent') })

  it('ESC-05 o que volta é igual, linha por linha, com as sequências, as ligações e os gatilhos, e arquivo por arquivo', async () => {
    await original.armazem.gravar('anexos/a.txt', 'olá', 'text/plain')
    await original.armazem.gravar('fotos/2026/b.png', new Uint8Array([1, 2, 3]), 'image/png')
    await consultar(original.url, "select graphile_worker.add_job('enviar-email', '{\"a\": 1}')")
    const ficha = await copiar()
    expect(ficha.arquivos).toEqual({ quantos: 2, bytes: 7 })
    expect(ficha.tabelas.reduce((soma, { linhas }) => soma + linhas, 0)).toBeGreaterThan(1_000)

    const novo = await destino()
    await voltar(novo)
    const apontada = await consultar(
      original.url,
      "delete from historico where entidade = 'copia' returning acao, (dados->>'arquivos')::int as arquivos",
    )
    expect(apontada).toEqual([{ acao: 'COPIAR', arquivos: 2 }])
    const [antes, depois] = await Promise.all([retrato(original.url), retrato(novo.url)])
    antes.sequencias = antes.sequencias.filter(({ sequencename }) => sequencename !== 'historico_id_seq')
    depois.sequencias = depois.sequencias.filter(({ sequencename }) => sequencename !== 'historico_id_seq')
    expect(depois).toEqual(antes)
    expect(Object.keys(antes.tabelas)).toContain('graphile_worker._private_jobs')
    expect(antes.ligacoes.length).toBeGreaterThan(50)
    expect(antes.gatilhos.length).toBeGreaterThan(3)
    expect(await conteudos(novo.armazem)).toEqual(await conteudos(original.armazem))
    // Ready for today's version, and to go on counting where the original stood.
    await migrar(novo.url)
    const [linha] = await consultar(
      novo.url,
      "insert into historico (quando, entidade, entidade_id, acao) values (now(), 'x', '1', 'X') returning id > (select coalesce(max(id), 0) from historico) as novo",
    )
    expect(linha).toEqual({ novo: true })
  })

  it('ESC-05 com gente trabalhando, a cópia é de um momento só: os dois lados de cada transação, e o arquivo que ela cita', async () => {
    original.url = pequeno
    let trabalhando = true
    const gravados: string[] = []
    const trabalho = (async () => {
      const cliente = new pg.Client({ connectionString: original.url })
      await cliente.connect()
      while (trabalhando) {
        const chave = `anexos/${randomUUID()}.txt`
        await original.armazem.gravar(chave, chave, 'text/plain')
        await cliente.query('begin')
        // The tables stand far apart in the order in which they are copied.
        await cliente.query('insert into segredo (nome, valor) values ($1, $1)', [chave])
        await cliente.query(
          "insert into historico (quando, entidade, entidade_id, acao) values (now(), 'copia', $1, 'PROVA')",
          [chave],
        )
        await cliente.query('commit')
        gravados.push(chave)
      }
      await cliente.end()
    })()
    await expect.poll(() => gravados.length).toBeGreaterThan(20)
    await copiar()
    const aoFim = gravados.length
    await expect.poll(() => gravados.length).toBeGreaterThan(aoFim)
    trabalhando = false
    await trabalho

    const novo = await destino()
    await voltar(novo)
    const segredos = await consultar(
      novo.url,
      "select nome from segredo where nome like 'anexos/%' order by 1",
    )
    const historicos = await consultar(
      novo.url,
      "select entidade_id as nome from historico where acao = 'PROVA' order by 1",
    )
    expect(historicos).toEqual(segredos)
    expect(segredos.length).toBeGreaterThan(20)
    expect(segredos.length).toBeLessThan(gravados.length)
    const arquivos = await conteudos(novo.armazem)
    for (const { nome } of segredos) expect(arquivos[String(nome)]).toBe(nome)
  })

  it('ESC-05 só se volta para onde nada há, e para o mesmo negócio', async () => {
    original.url = pequeno
    await copiar()
    await expect(voltar(original)).rejects.toThrow('O banco de destino não está vazio.')
    const novo = await destino()
    await novo.armazem.gravar('a/b.txt', 'x', 'text/plain')
    await expect(voltar(novo)).rejects.toThrow('A pasta dos arquivos de destino não está vazia.')
    const outro = restaurarNegocio({
      pasta: copia,
      negocio: 'boreal',
      ...novo,
      registrar: criarLog('silent'),
    })
    await expect(outro).rejects.toThrow('é do negócio aurora, e não de boreal')
  })

  describe('estragada', () => {
    let guardada: string
    let inteira: string
    beforeAll(async () => {
      guardada = await mkdtemp(join(naRodada(), 'copia-inteira-'))
      inteira = join(guardada, 'aurora')
      const armazem = criarArmazem({ pasta: join(guardada, 'arquivos') }, 'aurora')
      await armazem.gravar('anexos/a.txt', 'olá', 'text/plain')
      await armazem.gravar('anexos/b.txt', 'olé', 'text/plain')
      await copiarNegocio({ negocio: 'aurora', versao: '1', url: pequeno, armazem, destino: inteira })
    })
    afterAll(() => rm(guardada, { recursive: true, force: true }))

    it.each<[string, RegExp | typeof BancoMaisNovo, () => Promise<void>]>([
      [
        'um arquivo trocado',
        /anexos\/a\.txt da cópia não é o que foi copiado/,
        () => writeFile(join(lugares(copia).arquivos, 'anexos/a.txt'), 'outro'),
      ],
      [
        'um arquivo a menos na relação',
        /tem 1 arquivos, e a ficha diz 2/,
        async () => {
          const [primeira] = (await readFile(lugares(copia).relacao, 'utf8')).split('\n')
          await writeFile(lugares(copia).relacao, `${primeira}\n`)
        },
      ],
      [
        'linhas a menos',
        /De segredo voltaram \d+ linhas, e a cópia diz 99999/,
        () => mudarFicha((ficha) => ficha.replace(/("nome": "segredo"[^}]+"linhas": )\d+/, '$199999')),
      ],
      [
        'uma tabela cortada',
        /A tabela cliente da cópia não se lê: unexpected end of file/,
        async () => {
          const arquivo = arquivoDaTabela(copia, { esquema: 'public', nome: 'cliente' })
          await writeFile(arquivo, (await readFile(arquivo)).subarray(0, 200))
        },
      ],
      [
        'de uma versão mais nova',
        BancoMaisNovo,
        () => mudarFicha((ficha) => ficha.replace(/"migracao": ".*"/, '"migracao": "29991231000000_depois"')),
      ],
      ['sem ficha', /falta ficha\.json/, () => rm(lugares(copia).ficha)],
      ['com a ficha estragada', /não se entende/, () => mudarFicha((ficha) => ficha.slice(9))],
    ])('ESC-05 a cópia estragada é recusada, e nada fica pela metade: %s', async (_, problema, estragar) => {
      await cp(inteira, copia, { recursive: true })
      await estragar()
      const novo = await destino()
      await expect(voltar(novo)).rejects.toThrow(problema)
      expect((await retrato(novo.url)).tabelas).toEqual({})
      expect(await conteudos(novo.armazem)).toEqual({})
    })
  })

  it('ESC-05 a cópia que não chega ao fim não deixa pasta', async () => {
    original.url = pequeno
    await expect(
      copiarNegocio({
        ...original,
        negocio: 'aurora',
        versao: '1',
        url: 'postgres://127.0.0.1:1/x',
        destino: copia,
      }),
    ).rejects.toThrow()
    expect(await readdir(join(pasta, 'copias'))).toEqual([])
    await copiar()
    expect(await readdir(join(pasta, 'copias'))).toEqual(['aurora'])
    expect((await lerFicha(copia)).negocio).toBe('aurora')
  })

  async function mudarFicha(mudar: (texto: string) => string) {
    await writeFile(lugares(copia).ficha, mudar(await readFile(lugares(copia).ficha, 'utf8')))
  }
})

async function consultar(url: string, comando: string): Promise<Record<string, unknown>[]> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    return (await cliente.query(comando)).rows
  } finally {
    await cliente.end()
  }
}

/** Everything that a database holds, each table's rows in one digest. */
async function retrato(url: string) {
  const nomes = await consultar(
    url,
    `select format('%I.%I', schemaname, tablename) as nome from pg_tables
     where schemaname in ('public', 'drizzle', 'graphile_worker') order by 1`,
  )
  const tabelas: Record<string, unknown> = {}
  for (const { nome } of nomes)
    if (nome !== 'graphile_worker.migrations')
      [tabelas[String(nome)]] = await consultar(
        url,
        `select count(*)::int as linhas, md5(string_agg(t::text, '|' order by t::text)) as resumo from ${nome} t`,
      )
  return {
    tabelas,
    ligacoes: await consultar(
      url,
      "select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where contype = 'f' order by 1, 2",
    ),
    gatilhos: await consultar(
      url,
      'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
    sequencias: await consultar(
      url,
      'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
    ),
  }
}

async function conteudos(armazem: Armazem): Promise<Record<string, string>> {
  const todos: Record<string, string> = {}
  for await (const chaves of armazem.todas())
    for (const chave of chaves) {
      const pedacos: Buffer[] = []
      for await (const pedaco of (await armazem.abrir(chave))?.conteudo ?? [])
        pedacos.push(Buffer.from(pedaco))
      todos[chave] = Buffer.concat(pedacos).toString('latin1')
    }
  return todos
}
