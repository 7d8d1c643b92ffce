import { hojeEm } from '@balcao/dominio/formatos/datas'
import { opcoesDaNegociacao, pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import type { Criar } from '../jornada.ts'
import { pedir, sessaoDe } from './pela-api.ts'

/** GES-03 A price that the operator asks for, for a customer of their own branch: it waits for somebody's yes. */
export async function pedirUmaNegociacao(criar: Criar, url: string, doRepresentante = false) {
  const sessao = await sessaoDe(url, 'OPERADOR')
  const idFil = await criar.filialDoOperador(0)
  const idCli = await criar.clienteDaFilial(idFil, doRepresentante)
  const { marcas } = await pedir(sessao, opcoesDaNegociacao)
  const hoje = hojeEm(new Date())
  const pedida = await pedir(sessao, pedirNegociacao, {
    corpo: {
      ...{ idCli, idFil, alvo: 'MARCA', marca: marcas[0] ?? '', tipo: 'PERCENTUAL', percentual: 12 },
      ...{ quantidadeAte: 100, inicio: hoje, fim: hoje, justificativa: 'Para fechar hoje' },
    },
  })
  return { ...pedida, idCli }
}
