import { editarTelefone } from '@balcao/dominio/clientes/secoes'
import { impedimentoDaTroca } from '@balcao/dominio/clientes/troca'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import { rota } from '../../rota.ts'
import { mudarCliente } from './mudar-cliente.ts'
import { gravarTelefone, travarCliente, travarTelefone } from './queries-mudanca.ts'

export const rotaEditarTelefone = rota(editarTelefone, async ({ query, corpo, sessao, autoria, tx }) => {
  const dono = await travarCliente(tx, sessao, query.idCli)
  const telefone = await travarTelefone(tx, dono.id, corpo.id)
  const impedimento = impedimentoDaTroca({
    permiteEditar: telefone.permiteEditar,
    atual: telefoneGuardado(telefone.numero),
    visto: telefoneGuardado(corpo.valoranterior),
  })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  if (telefone.numero !== corpo.valor) {
    await gravarTelefone(tx, autoria, telefone.id, corpo.valor)
    await mudarCliente(tx, autoria, dono, {
      ...(telefone.principal && { campos: { telefone: corpo.valor } }),
      acao: 'ALTERAR_TELEFONE',
      dados: { telefone: telefone.id, de: telefone.numero, para: corpo.valor },
    })
  }
  return { message: TEXTOS.sucesso }
})
