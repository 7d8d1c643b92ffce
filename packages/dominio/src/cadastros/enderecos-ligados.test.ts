import { expect, it } from 'vitest'
import { ENDERECO } from '../../test/cadastro.ts'
import { ENDERECO_VAZIO, editarEndereco, ligarEnderecos } from './enderecos-ligados.ts'

const OUTRO = { ...ENDERECO, numero: '2000' }
const separados = { enderecoCobranca: ENDERECO, enderecoEntrega: OUTRO, ligados: false, resto: 1 }

it('CAD-09 ligar copia a cobrança para a entrega', () => {
  expect(ligarEnderecos(separados, true)).toEqual({ ...separados, enderecoEntrega: ENDERECO, ligados: true })
})

it('CAD-09 desligar esvazia a entrega, e só ela', () => {
  expect(ligarEnderecos(ligarEnderecos(separados, true), false)).toEqual({
    ...separados,
    enderecoEntrega: ENDERECO_VAZIO,
  })
})

it.each(['enderecoCobranca', 'enderecoEntrega'] as const)(
  'CAD-09 editar %s desliga, e o outro fica como está',
  (qual) => {
    const ligados = ligarEnderecos(separados, true)
    const editados = editarEndereco(ligados, qual, { bairro: 'Centro' })
    expect(editados).toEqual({ ...ligados, ligados: false, [qual]: { ...ENDERECO, bairro: 'Centro' } })
    expect(ligados.enderecoCobranca).toBe(ENDERECO)
  },
)
