import type { ClienteDaLista } from '@balcao/dominio/clientes/campos'
import { legendasDoCliente } from '@balcao/dominio/clientes/legendas'
import { situacaoDoCliente } from '@balcao/dominio/clientes/situacao'
import { diasEntre } from '@balcao/dominio/formatos/datas'
import { apresentarClienteEncontrado } from '../clientes/presenter.ts'
import type { LinhaDaLista } from './queries-lista.ts'

export function apresentarClienteDaLista(linha: LinhaDaLista, hoje: string): ClienteDaLista {
  const { ultimaCompra: dtUltComp, inativoDesde, telefone, atividade, representante } = linha
  const fatos = { ...linha, dtUltComp }
  return {
    ...apresentarClienteEncontrado(linha),
    telefone,
    atividade,
    situacao: situacaoDoCliente(fatos, inativoDesde),
    legendas: legendasDoCliente(fatos, hoje),
    representante,
    dtUltComp,
    diasSemCompra: dtUltComp === null ? null : Math.max(0, diasEntre(dtUltComp, hoje)),
    dtCad: linha.dataCadastro,
    motivoBloqueio: linha.motivoBloqueio,
    versao: linha.versao,
  }
}
