import { describe, expect, it, vi } from 'vitest'
import { mostrarMensagem } from '../../../ui/retorno/mostrar-mensagem.ts'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { relatarLote } from './relatar-lote.ts'

vi.mock('../../../ui/retorno/mostrar-mensagem.ts')
vi.mock('../../../ui/retorno/toasts.ts')

const relatar = (feitos: boolean[]) => {
  vi.clearAllMocks()
  const resultados = feitos.map((feito, i) => ({
    id: i + 1,
    feito,
    message: feito ? 'Ok' : `Motivo ${i + 1}`,
    versao: null,
  }))
  relatarLote(
    { feitos: feitos.filter(Boolean).length, resultados },
    {
      nomes: { um: 'coleta', varios: 'coletas', genero: 'a' },
      nomeDe: ({ id }) => `coleta ${id}`,
      escolhidos: [{ id: 1 }, { id: 2 }, { id: 3 }],
      participio: 'tirado do ar',
    },
  )
}

describe('relatarLote', () => {
  it('ERR-06 todas feitas: só o toast', () => {
    relatar([true, true])
    expect(avisarSucesso).toHaveBeenCalledWith('2 coletas tiradas do ar.', undefined)
    expect(mostrarMensagem).not.toHaveBeenCalled()
  })

  it('ERR-06 algumas recusadas: informa quantas seguiram, e por que as outras não', () => {
    relatar([true, false, false])
    expect(avisarSucesso).toHaveBeenCalledWith('1 coleta tirada do ar.', undefined)
    expect(mostrarMensagem).toHaveBeenCalledWith({
      tipo: 'info',
      titulo: '2 coletas não foram tiradas do ar',
      mensagem: 'De 3 coletas escolhidas, 1 foi tirada do ar.',
      itens: [
        { nome: 'Coleta 2', texto: 'Motivo 2' },
        { nome: 'Coleta 3', texto: 'Motivo 3' },
      ],
    })
  })

  it('ERR-06 todas recusadas: avisa', () => {
    relatar([false])
    expect(avisarSucesso).not.toHaveBeenCalled()
    expect(mostrarMensagem).toHaveBeenCalledWith(
      expect.objectContaining({ tipo: 'aviso', titulo: '1 coleta não foi tirada do ar', mensagem: '' }),
    )
  })
})
