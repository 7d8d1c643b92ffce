import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { contrato } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { texto } from '@balcao/dominio/validacao'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { rota } from '../../rota.ts'
import { novaChave } from '../arquivos/chave.ts'
import { registrarHistorico } from '../banco/historico.ts'
import { historico } from '../banco/tabelas.ts'

const disco = vi.hoisted(() => ({ cheio: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const { Writable } = await import('node:stream')
  const cheio = () =>
    new Writable({
      write: (_pedaco, _codificacao, pronto) => pronto(Object.assign(new Error('cheio'), { code: 'ENOSPC' })),
    })
  const createWriteStream = (...argumentos: Parameters<typeof fs.createWriteStream>) =>
    disco.cheio ? cheio() : fs.createWriteStream(...argumentos)
  return { ...fs, createWriteStream }
})

const guardar = contrato('POST /teste/guardar', {
  acao: 'DASHBOARD_VER',
  descricao: 'Guarda um arquivo e grava uma linha',
  muda: [],
  corpo: z.object({ falta: texto(1, 40) }),
  arquivos: { campo: 'arquivos', maximo: 1, extensoes: ['.png'] },
  resposta: z.object({ ok: z.boolean() }),
})
const ler = contrato('GET /teste/ler', {
  publico: true,
  descricao: 'Lê',
  le: [],
  resposta: z.object({ ok: z.boolean() }),
})

let guardado = ''
let derrubar: (pid: number) => Promise<void>

const rotasExtras = [
  rota(ler, async () => ({ ok: true })),
  rota(guardar, async ({ corpo: { falta }, negocio, tx, autoria, aoFalhar }) => {
    guardado = novaChave('teste', 'png')
    aoFalhar(() => negocio.armazem.remover(guardado))
    await negocio.armazem.gravar(guardado, PNG, 'image/png')
    if (falta === 'só se lê') await tx.execute(sql`set transaction read only`)
    if (falta === 'a conexão cai sob a consulta')
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    if (falta === 'a conexão cai entre duas consultas') {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await derrubar(rows[0]?.pid ?? 0)
    }
    if (falta === 'o segundo arquivo não cabe') {
      disco.cheio = true
      await negocio.armazem
        .gravar(novaChave('teste', 'png'), Readable.from([PNG, PNG]), 'image/png')
        .finally(() => {
          disco.cheio = false
        })
    }
    await registrarHistorico(tx, autoria, { entidade: 'faltas', entidadeId: 1, acao: falta })
    return { ok: true }
  }),
]

/** Faults of the database itself, at the row or at the commit. */
const GATILHOS = `
  create function faltar() returns trigger language plpgsql as $$
  begin
    if new.acao = tg_argv[0] || ' sem espaço' then raise 'cheio' using errcode = '53100'; end if;
    if new.acao = tg_argv[0] || ' sem conexão' then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new;
  end $$;
  create trigger na_linha before insert on historico for each row execute function faltar('linha');
  create constraint trigger ao_confirmar after insert on historico deferrable initially deferred
    for each row execute function faltar('confirmação');`

const INDISPONIVEL = [503, 'SERVICO_INDISPONIVEL', '5']
const CHEIO = [507, 'SEM_ESPACO', undefined]

describe('SEG-06 faltas sob uma requisição', () => {
  let teste: AppDeTeste
  let token: string
  const exigirEspaco = vi.fn(async () => undefined)

  beforeAll(async () => {
    teste = await criarAppDeTeste({ rotasExtras, exigirEspaco })
    token = await teste.tokenDe('ADMIN')
    const { banco } = teste.negocio()
    await banco.$client.query(GATILHOS)
    derrubar = async (pid) => {
      await banco.execute(sql`select pg_terminate_backend(${pid})`)
      const vivo = async () =>
        (await banco.$client.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount
      await expect.poll(vivo).toBe(0)
    }
  })
  afterAll(() => teste.fechar())

  const linhas = () => teste.negocio().banco.$count(historico, sql`entidade = 'faltas'`)

  it.each([
    ['a conexão cai sob a consulta', INDISPONIVEL, 'retirado'],
    ['a conexão cai entre duas consultas', INDISPONIVEL, 'retirado'],
    ['linha sem conexão', INDISPONIVEL, 'retirado'],
    ['só se lê', INDISPONIVEL, 'retirado'],
    // Nobody knows whether it was done: a row without its file would be worse than a file without its row.
    ['confirmação sem conexão', INDISPONIVEL, 'deixado'],
    ['linha sem espaço', CHEIO, 'retirado'],
    ['confirmação sem espaço', CHEIO, 'retirado'],
    ['o segundo arquivo não cabe', CHEIO, 'retirado'],
  ])(
    '%s: a frase certa, nenhuma linha, e o arquivo só fica se a linha talvez exista',
    async (falta, esperado, destino) => {
      const { status, erro, headers } = await teste.chamar(guardar, { token, corpo: { falta } })
      expect([status, erro.codigo, headers['retry-after']]).toEqual(esperado)
      if (status === 507) expect(erro.message).toMatch(/^Sem espaço .*Nada foi salvo/)
      expect(await linhas()).toBe(0)
      const aberto = await teste.negocio().armazem.abrir(guardado)
      expect(aberto === null ? 'retirado' : 'deixado').toBe(destino)
      for await (const _ of aberto?.conteudo ?? []);
    },
  )

  it('um envio que não cabe no disco é dito, e nada dele fica', async () => {
    const sobras = async () => (await readdir(tmpdir())).filter((nome) => nome.startsWith('balcao-envio-'))
    const antes = await sobras()
    const { corpo, headers } = await montarFormulario({ falta: 'nenhuma' }, [
      { nome: 'a.png', conteudo: PNG },
    ])
    disco.cheio = true
    const { status, erro } = await teste.chamar(guardar, { token, corpo, headers })
    disco.cheio = false
    expect([status, erro.codigo]).toEqual([507, 'SEM_ESPACO'])
    expect((await sobras()).filter((nome) => !antes.includes(nome))).toEqual([])
    expect(await linhas()).toBe(0)
  })

  it('com o disco no fim nada de novo é aceito, e o que já existe continua à vista', async () => {
    exigirEspaco.mockRejectedValue(new ErroDeNegocio('SEM_ESPACO'))
    const { status, erro } = await teste.chamar(guardar, { token, corpo: { falta: 'nenhuma' } })
    expect([status, erro.codigo]).toEqual([507, 'SEM_ESPACO'])
    expect((await teste.chamar(ler)).status).toBe(200)
    exigirEspaco.mockResolvedValue(undefined)
    expect((await teste.chamar(guardar, { token, corpo: { falta: 'nenhuma' } })).status).toBe(200)
  })
})
