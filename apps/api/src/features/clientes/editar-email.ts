import { editarEmail } from '@balcao/dominio/clientes/secoes'
import { emailProvaIdentidade, impedimentoDaTroca } from '@balcao/dominio/clientes/troca'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { emailGuardado } from '@balcao/dominio/validacao-de-contato'
import { rota } from '../../rota.ts'
import { mudarCliente } from './mudar-cliente.ts'
import { gravarEmail, travarCliente, travarEmail } from './queries-mudanca.ts'
import { temContaVinculada } from './queries-vinculo.ts'

export const rotaEditarEmail = rota(editarEmail, async ({ query, corpo, sessao, autoria, tx }) => {
  const dono = await travarCliente(tx, sessao, query.idCli)
  const endereco = await travarEmail(tx, dono.id, corpo.id)
  const impedimento = impedimentoDaTroca({
    permiteEditar: endereco.permiteEditar,
    provaIdentidade: emailProvaIdentidade(endereco, await temContaVinculada(tx, dono.id)),
    atual: emailGuardado(endereco.email),
    visto: emailGuardado(corpo.valoranterior),
  })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  if (endereco.email !== corpo.valor) {
    await gravarEmail(tx, autoria, endereco.id, corpo.valor)
    await mudarCliente(tx, autoria, dono, {
      ...(endereco.principal && { campos: { email: corpo.valor } }),
      acao: 'ALTERAR_EMAIL',
      dados: { email: endereco.id, de: endereco.email, para: corpo.valor },
    })
  }
  return { message: TEXTOS.sucesso }
})
