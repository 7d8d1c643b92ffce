import { cnpjValido } from '@balcao/dominio/brasil/cnpj'
import { cpfValido } from '@balcao/dominio/brasil/cpf'
import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'
import { describe, expect, it } from 'vitest'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio } from '../sorteio.ts'
import { cnpjDe, comDigitoEan, criarEmissor } from './gerar-documentos.ts'
import { gerarInscricaoEstadual } from './gerar-inscricao-estadual.ts'

const cem = Array.from({ length: 100 }, (_, i) => i)

describe('documentos da demonstração', () => {
  it('CPF e CNPJ sorteados são válidos e não se repetem', () => {
    const emissor = criarEmissor(criarSorteio('documentos'))
    const cpfs = cem.map(() => emissor.cpf())
    const cnpjs = cem.flatMap((i) => [
      cnpjDe(emissor.raizDeCnpj(), 1 + (i % 5)),
      cnpjDe(emissor.raizAlfanumerica(), 1 + (i % 5)),
    ])
    expect(cpfs.filter((cpf) => !cpfValido(cpf))).toEqual([])
    expect(cnpjs.filter((cnpj) => !cnpjValido(cnpj))).toEqual([])
    expect(cnpjs.filter((cnpj) => /[A-Z]/.test(cnpj))).toHaveLength(100)
    expect(new Set([...cpfs, ...cnpjs]).size).toBe(300)
  })

  it('o emissor não devolve o que já estava em uso', () => {
    const [primeiro] = [criarEmissor(criarSorteio('repetido')).cpf()]
    expect(criarEmissor(criarSorteio('repetido'), [primeiro]).cpf()).not.toBe(primeiro)
  })

  it.each([
    ['400638133393', '4006381333931'],
    ['590123412345', '5901234123457'],
    ['789000000000', '7890000000000'],
  ])('EAN-13 %s → %s', (base, codigo) => {
    expect(comDigitoEan(base)).toBe(codigo)
  })

  it.each([...new Set(CIDADES.map(({ uf }) => uf))])(
    'inscrição estadual de %s segue a regra do estado',
    (uf) => {
      const sorteio = criarSorteio(`ie/${uf}`)
      const inscricoes = cem.map(() => gerarInscricaoEstadual(uf, sorteio))
      expect(inscricoes.filter((inscricao) => !isValidIe(uf, inscricao))).toEqual([])
    },
  )
})
