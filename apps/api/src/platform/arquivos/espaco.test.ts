import { describe, expect, it, vi } from 'vitest'
import { criarExigenciaDeEspaco, semEspaco } from './espaco.ts'

const MB = 1024 * 1024
const comCodigo = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code })

describe('SEG-06 espaço em disco', () => {
  it.each([
    ['disco cheio no arquivo', comCodigo('ENOSPC'), true],
    ['cota esgotada', comCodigo('EDQUOT'), true],
    ['disco cheio no banco', comCodigo('53100'), true],
    ['embrulhado por quem gravava', comCodigo('E_CANNOT_WRITE_FILE', comCodigo('ENOSPC')), true],
    ['sem permissão', comCodigo('EACCES'), false],
    ['conexões demais no banco', comCodigo('53300'), false],
    ['nem é um erro', 'ENOSPC', false],
  ])('%s: %s', (_, erro, esperado) => {
    expect(semEspaco(erro)).toBe(esperado)
  })

  it.each([
    [31 * MB, false],
    [32 * MB, true],
  ])('com %i bytes livres', async (livres, aceita) => {
    const exigir = criarExigenciaDeEspaco('/dados', async () => livres)
    const resposta = await exigir().then(
      () => true,
      ({ codigo }) => codigo,
    )
    expect(resposta).toBe(aceita || 'SEM_ESPACO')
  })

  it('mede uma vez para muitos pedidos, e a pasta que não se mede não impede nada', async () => {
    const livres = vi.fn(async () => 64 * MB)
    const exigir = criarExigenciaDeEspaco('/dados', livres)
    await Promise.all([exigir(), exigir(), exigir()])
    expect(livres.mock.calls).toEqual([['/dados']])
    await criarExigenciaDeEspaco('/nao-existe')()
  })
})
