import { pesquisarAvulsos, pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { USO_OBRIGATORIO } from '@balcao/dominio/tickets/abertura/passos'
import { rota } from '../../../rota.ts'
import { pesquisarProdutosAtivos } from '../../produtos/queries.ts'
import { filiaisDosClientes, pesquisarClientesAtendiveis, tipoAbrivel } from './queries-atendimento.ts'

export const rotaPesquisarAvulsos = rota(pesquisarAvulsos, async ({ query, tx }) => {
  const { itens, paginator } = await pesquisarProdutosAtivos(tx, { ...query, orderBy: 'descricaocompleta' })
  return {
    itens: itens.map(({ id, codigo, descricaoCompleta, codigoBarras, marca, imagemId }) => ({
      id,
      display: `${codigo} - ${descricaoCompleta}`,
      idExibicao: codigo,
      descricao: descricaoCompleta,
      codigo_barras: codigoBarras,
      marca,
      idImagem: imagemId,
    })),
    paginator,
  }
})

export const rotaPesquisarClientesDoTicket = rota(
  pesquisarClientesDoTicket,
  async ({ query, sessao, tx }) => {
    const { tipo: tipoId, ...pesquisa } = query
    const { tipo } = (tipoId && (await tipoAbrivel(tx, sessao, tipoId))) || { tipo: null }
    // Whoever never bought has no invoice to choose.
    const soCompradores = [tipo?.usaNota, tipo?.usaNotaProduto].includes(USO_OBRIGATORIO)
    const { itens, paginator } = await pesquisarClientesAtendiveis(tx, sessao, { ...pesquisa, soCompradores })
    const filiais = await filiaisDosClientes(
      tx,
      sessao,
      itens.map(({ id }) => id),
    )
    return {
      itens: itens.map(({ id, fantasia, razaoSocial, documento, cidade, uf }) => ({
        id,
        fant: fantasia,
        razSoc: razaoSocial,
        cnpj: documento,
        cid: cidade,
        uf,
        filiaisSac: filiais
          .filter(({ clienteId }) => clienteId === id)
          .map(({ id: idFil, razaoSocial: razSoc, nome: desc }) => ({ idFil, razSoc, desc })),
      })),
      paginator,
    }
  },
)
