import { describe, expect, it } from 'vitest'
import { type CodigoErro, ERROS, ErroDeNegocio } from './erros.ts'

const STATUS_ACEITOS = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507]
// ERR-07 gives this text without a full stop.
const SEM_PONTO: CodigoErro[] = ['SENHA_ATUAL_NAO_CONFERE', 'DISCADORA_INDISPONIVEL']
// CAD-03 gives this one with a space before it.
const COM_ESPACO: CodigoErro[] = ['PRE_CADASTRO_NAO_ENCONTRADO']
const codigos = Object.keys(ERROS) as CodigoErro[]

describe('ERR-02 catálogo de erros', () => {
  it.each(codigos)('ERR-02 %s tem status da casa e uma frase inteira em português', (codigo) => {
    const { status, mensagem: inteira } = ERROS[codigo]
    const mensagem = COM_ESPACO.includes(codigo) ? inteira.trimStart() : inteira
    expect(STATUS_ACEITOS).toContain(status)
    expect(mensagem).toMatch(SEM_PONTO.includes(codigo) ? /^[A-ZÀ-Ú]/ : /^[A-ZÀ-Ú].*[.!]$/)
    expect(mensagem).not.toMatch(/\b(error|invalid|not found|erro \d+)\b/i)
  })

  it('ERR-01 401 quer dizer sem sessão, ou sem a assinatura de um sistema, que o navegador nunca recebe', () => {
    expect(codigos.filter((codigo) => ERROS[codigo].status === 401)).toEqual([
      'SEM_SESSAO',
      'ASSINATURA_INVALIDA',
    ])
  })

  it('ERR-02 viaja com código, frase e campos, sem nada vazio', () => {
    expect(new ErroDeNegocio('SEM_PERMISSAO').noFio()).toEqual({
      codigo: 'SEM_PERMISSAO',
      message: 'Você não tem permissão para realizar esta ação.',
    })
    const erro = new ErroDeNegocio('CAMPOS_INVALIDOS', {
      mensagem: 'Outra frase.',
      campos: { cpf: 'x' },
      exige: 'Y',
    })
    expect(erro.noFio()).toEqual({
      codigo: 'CAMPOS_INVALIDOS',
      message: 'Outra frase.',
      campos: { cpf: 'x' },
      exige: 'Y',
    })
    expect(erro.status).toBe(422)
  })

  it('TIC-13 leva o que mudou enquanto a pessoa escrevia', () => {
    const mudancas = [
      { quando: '2026-05-20T17:32:00.000Z', quem: 'Maria Souza', o_que: 'avançou para Conferência' },
    ]
    expect(new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA', { mudancas }).noFio()).toEqual({
      codigo: 'ALTERADO_POR_OUTRA_PESSOA',
      message: 'Este registro foi alterado por outra pessoa. Atualize a página e tente novamente.',
      mudancas,
    })
  })
})
