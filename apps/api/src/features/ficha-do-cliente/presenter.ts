import type { obterCliente } from '@balcao/dominio/clientes/contratos'
import { legendasDoCliente } from '@balcao/dominio/clientes/legendas'
import { mediaMensal } from '@balcao/dominio/clientes/media-mensal'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { filiaisDoCliente } from '../clientes/queries.ts'
import type { ClienteComPartes, comprasDesde } from './queries-cliente.ts'

type Partes = {
  encontrado: ClienteComPartes
  compras: Awaited<ReturnType<typeof comprasDesde>>
  filiais: Awaited<ReturnType<typeof filiaisDoCliente>>
  hoje: string
  veLogistica: boolean
}

export function apresentarCliente({
  encontrado,
  compras,
  filiais,
  hoje,
  veLogistica,
}: Partes): RespostaDe<typeof obterCliente> {
  const { cliente, representante, classificacao, tabelaPreco, ...fatos } = encontrado
  const { prospect, motivoBloqueio, ultimaCompra: dtUltComp } = cliente
  return {
    id: cliente.id,
    cnpj: cliente.documento,
    razSoc: cliente.razaoSocial,
    fant: cliente.fantasia,
    inscEst: cliente.inscricaoEstadual,
    atividade: cliente.atividade,
    end: cliente.logradouro,
    num: cliente.numero,
    complemento: cliente.complemento,
    bair: cliente.bairro,
    cep: cliente.cep,
    cid: cliente.cidade,
    uf: cliente.uf,
    telefone: cliente.telefone,
    email: cliente.email,
    categoria: cliente.categoria,
    prazMedMax: cliente.prazoMedioMaximo,
    dtUltComp,
    vlTotPedidosMes: mediaMensal(compras).toNumber(),
    classeVenda: cliente.classeVenda,
    dtCad: cliente.dataCadastro,
    legendas: legendasDoCliente({ ...fatos, prospect, motivoBloqueio, dtUltComp }, hoje),
    rede: cliente.rede,
    prospect,
    obsLogistica: veLogistica ? cliente.observacaoLogistica : null,
    utm_source: cliente.utmOrigem,
    utm_medium: cliente.utmMidia,
    utm_campaign: cliente.utmCampanha,
    classificacao,
    classificacaoObs: cliente.classificacaoObservacao,
    motivoBloqueio,
    representante,
    tabelaPreco,
    filiaisSac: filiais.map(({ id, razaoSocial, nome }) => ({ idFil: id, razSoc: razaoSocial, desc: nome })),
    versao: cliente.versao,
  }
}
