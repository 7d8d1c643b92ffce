import { expect, it } from 'vitest'
import { recusasVigentes } from '../../../../ui/assistente/recusas.ts'
import { retratoDoEnvio } from '../passos/assistente-do-ticket.ts'
import { TICKET_EM_BRANCO } from './estado.ts'

it('NOV-16 a recusa de um campo vale até ele mudar, e só a dele cai', () => {
  const enviado = { ...TICKET_EM_BRANCO, assunto: 'x', arquivos: [new File(['a'], 'a.png')] }
  const campos = { assunto: 'Curto demais', arquivos: 'Não é uma imagem', idFil: 'Inválida' }
  const recusas = { campos, retrato: retratoDoEnvio(enviado) }
  expect(recusasVigentes(recusas, retratoDoEnvio(enviado))).toEqual(campos)
  const mudado = { ...enviado, assunto: 'Outro', arquivos: [] }
  expect(recusasVigentes(recusas, retratoDoEnvio(mudado))).toEqual({ idFil: 'Inválida' })
  expect(recusasVigentes(null, retratoDoEnvio(mudado))).toEqual({})
})
