import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copiarPara } from 'pg-copy-streams'
import type { Armazem } from '../arquivos/armazem.ts'
import { Cliente } from '../banco/cliente.ts'
import { esperarMigracao } from '../banco/migrar.ts'
import { comCliente, lerSequencias, lerTabelas, nomes } from './banco.ts'
import { type ArquivoCopiado, arquivoDaTabela, type Ficha, lugares } from './ficha.ts'

type Copia = {
  negocio: string
  versao: string
  url: string
  armazem: Armazem
  /** Where it will be; appears only when it is whole. */
  destino: string
  contar?: (frase: string) => void
}

/**
 * ESC-05 Database and files of one moment, while people work. A stored file never changes, and is only removed when
 * nothing refers to it and it is a day old: those there before the moment and those that came after it, together, hold
 * every file that the database of that moment speaks of.
 */
export async function copiarNegocio(copia: Copia): Promise<Ficha> {
  const { destino, contar = () => undefined } = copia
  const pasta = `${destino}.parcial`
  await rm(pasta, { recursive: true, force: true })
  await mkdir(lugares(pasta).banco, { recursive: true, mode: 0o700 })
  const relacao = createWriteStream(lugares(pasta).relacao)
  const copiadas = new Set<string>()
  let bytes = 0
  const copiarArquivos = async () => {
    for await (const chaves of copia.armazem.todas())
      for (const chave of chaves) {
        const copiado = copiadas.has(chave) ? null : await copiarArquivo(copia.armazem, pasta, chave)
        if (!copiado) continue
        copiadas.add(chave)
        bytes += copiado.bytes
        relacao.write(`${JSON.stringify(copiado)}\n`)
      }
  }
  try {
    await copiarArquivos()
    contar(`${copiadas.size} arquivos`)
    const doBanco = await copiarBanco(copia.url, pasta)
    contar(`${doBanco.tabelas.reduce((soma, { linhas }) => soma + linhas, 0)} linhas`)
    await copiarArquivos()
    await new Promise((pronto) => relacao.end(() => pronto(undefined)))
    const ficha: Ficha = {
      ...{ formato: 1, negocio: copia.negocio, versao: copia.versao },
      ...doBanco,
      arquivos: { quantos: copiadas.size, bytes },
    }
    await writeFile(lugares(pasta).ficha, `${JSON.stringify(ficha, null, 2)}\n`, { flush: true })
    await rename(pasta, destino)
    await sincronizar(dirname(destino))
    await anotarCopia(copia.url, ficha)
    return ficha
  } catch (erro) {
    relacao.destroy()
    await rm(pasta, { recursive: true, force: true })
    throw erro
  }
}

/** ADM-11 When it was, for the page of health; a database that only reads is copied all the same. */
async function anotarCopia(url: string, { tabelas, arquivos }: Ficha): Promise<void> {
  const cliente = new Cliente({ connectionString: url })
  const dados = { linhas: tabelas.reduce((soma, { linhas }) => soma + linhas, 0), arquivos: arquivos.quantos }
  await comCliente(cliente, () =>
    cliente.query(
      "insert into historico (quando, entidade, entidade_id, acao, dados) values (now(), 'copia', 'negocio', 'COPIAR', $1)",
      [dados],
    ),
  ).catch(() => undefined)
}

async function copiarBanco(url: string, pasta: string) {
  const cliente = new Cliente({ connectionString: url, application_name: 'balcao:copia' })
  return comCliente(cliente, async () => {
    await esperarMigracao(cliente)
    await cliente.query('begin isolation level repeatable read read only')
    const { rows } = await cliente.query<{ momento: Date; migracao: string }>(
      'select now() as momento, max(name) as migracao from drizzle.__drizzle_migrations',
    )
    const [{ momento, migracao } = { momento: new Date(), migracao: '' }] = rows
    const tabelas: Ficha['tabelas'] = []
    for (const tabela of await lerTabelas(cliente)) {
      const { tabela: nome, colunas } = nomes(cliente, tabela)
      const saida = cliente.query(copiarPara(`copy ${nome} (${colunas}) to stdout`))
      const arquivo = createWriteStream(arquivoDaTabela(pasta, tabela), { flush: true })
      await pipeline(saida, createGzip({ level: 1 }), arquivo)
      tabelas.push({ ...tabela, linhas: saida.rowCount })
    }
    // Sequences know no transactions: read last, they are never behind the rows.
    const sequencias = await lerSequencias(cliente)
    await cliente.query('commit')
    return { momento: momento.toISOString(), migracao, tabelas, sequencias }
  })
}

/** Null for a file that is no longer there: nothing referred to it. */
async function copiarArquivo(armazem: Armazem, pasta: string, chave: string): Promise<ArquivoCopiado | null> {
  const aberto = await armazem.abrir(chave)
  if (!aberto) return null
  const caminho = join(lugares(pasta).arquivos, chave)
  await mkdir(dirname(caminho), { recursive: true, mode: 0o700 })
  const resumo = createHash('sha256')
  let bytes = 0
  const medir = new PassThrough().on('data', (pedaco: Buffer) => {
    resumo.update(pedaco)
    bytes += pedaco.length
  })
  await pipeline(aberto.conteudo, medir, createWriteStream(caminho, { flush: true }))
  return { chave, tipo: aberto.tipo, bytes, sha256: resumo.digest('hex') }
}

async function sincronizar(caminho: string): Promise<void> {
  const aberto = await open(caminho, 'r')
  try {
    await aberto.sync()
  } finally {
    await aberto.close()
  }
}
