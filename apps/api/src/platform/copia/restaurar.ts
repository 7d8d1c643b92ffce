import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copiarDe } from 'pg-copy-streams'
import type { Armazem } from '../arquivos/armazem.ts'
import { Cliente } from '../banco/cliente.ts'
import { conectar } from '../banco/conexao.ts'
import { migrarAte } from '../banco/migrar.ts'
import { migrarFila } from '../jobs/migrar-fila.ts'
import type { Registrador } from '../jobs/registro.ts'
import { acertarSequencias, comCliente, lerTabelas, nomes, semLigacoes } from './banco.ts'
import { arquivoDaTabela, CopiaInvalida, type Ficha, lerFicha, lerRelacao, lugares } from './ficha.ts'

type Volta = {
  pasta: string
  negocio: string
  /** An empty database. */
  url: string
  armazem: Armazem
  registrar: Registrador
}

/** ESC-05 Brings a copy back where there is nothing; what fails in the middle leaves nothing either. */
export async function restaurarNegocio({ pasta, negocio, url, armazem, registrar }: Volta): Promise<Ficha> {
  const ficha = await lerFicha(pasta)
  if (ficha.negocio !== negocio)
    throw new CopiaInvalida(`A cópia em ${pasta} é do negócio ${ficha.negocio}, e não de ${negocio}.`)
  await exigirVazio(url, armazem)
  const gravadas: string[] = []
  try {
    for await (const { chave, tipo, sha256 } of lerRelacao(pasta)) {
      const caminho = join(lugares(pasta).arquivos, chave)
      if ((await resumoDe(caminho)) !== sha256)
        throw new CopiaInvalida(`O arquivo ${chave} da cópia não é o que foi copiado.`)
      await armazem.gravar(chave, { caminho }, tipo)
      gravadas.push(chave)
    }
    if (gravadas.length !== ficha.arquivos.quantos)
      throw new CopiaInvalida(
        `A cópia tem ${gravadas.length} arquivos, e a ficha diz ${ficha.arquivos.quantos}.`,
      )
    await migrarAte(url, ficha.migracao)
    await prepararFila(url, registrar)
    await encherBanco(url, pasta, ficha)
    return ficha
  } catch (erro) {
    await esvaziar(url)
    for (const chave of gravadas) await armazem.remover(chave)
    throw erro
  }
}

async function exigirVazio(url: string, armazem: Armazem): Promise<void> {
  const cliente = new Cliente({ connectionString: url })
  const tabelas = await comCliente(cliente, () => lerTabelas(cliente))
  if (tabelas.length > 0)
    throw new CopiaInvalida(
      'O banco de destino não está vazio. Restaure num banco novo, ou em outra pasta de dados.',
    )
  for await (const chaves of armazem.todas())
    if (chaves.length > 0)
      throw new CopiaInvalida('A pasta dos arquivos de destino não está vazia. Restaure em outra.')
}

async function prepararFila(url: string, registrar: Registrador): Promise<void> {
  const { $client: pool } = conectar(url, ({ message }) => registrar.warn(message))
  try {
    await migrarFila(pool, registrar)
  } finally {
    await pool.end()
  }
}

async function encherBanco(url: string, pasta: string, ficha: Ficha): Promise<void> {
  const cliente = new Cliente({ connectionString: url })
  await comCliente(cliente, async () => {
    await cliente.query('begin')
    await semLigacoes(cliente, async () => {
      const existem = await lerTabelas(cliente)
      await cliente.query(`truncate ${existem.map((tabela) => nomes(cliente, tabela).tabela).join(', ')}`)
      for (const tabela of ficha.tabelas) {
        const { tabela: nome, colunas } = nomes(cliente, tabela)
        const entrada = cliente.query(copiarDe(`copy ${nome} (${colunas}) from stdin`))
        await pipeline(createReadStream(arquivoDaTabela(pasta, tabela)), createGunzip(), entrada).catch(
          (erro) => {
            throw new CopiaInvalida(`A tabela ${tabela.nome} da cópia não se lê: ${erro.message}`)
          },
        )
        if (entrada.rowCount !== tabela.linhas)
          throw new CopiaInvalida(
            `De ${tabela.nome} voltaram ${entrada.rowCount} linhas, e a cópia diz ${tabela.linhas}.`,
          )
      }
      await acertarSequencias(cliente, ficha.sequencias)
    })
    await cliente.query('commit')
    await cliente.query('analyze')
  })
}

/** Only ever called on what was empty before. */
async function esvaziar(url: string): Promise<void> {
  const cliente = new Cliente({ connectionString: url })
  await comCliente(cliente, () =>
    cliente.query(
      'drop schema if exists drizzle, graphile_worker cascade; drop schema public cascade; create schema public',
    ),
  )
}

async function resumoDe(caminho: string): Promise<string> {
  const resumo = createHash('sha256')
  await pipeline(createReadStream(caminho), resumo).catch(() => {
    throw new CopiaInvalida(`Falta na cópia o arquivo ${caminho}.`)
  })
  return resumo.digest('hex')
}
