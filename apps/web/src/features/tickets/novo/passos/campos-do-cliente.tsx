import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { useMemo } from 'react'
import { negocioAtual } from '../../../../platform/ambiente.ts'
import { chamar } from '../../../../platform/api.ts'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../../../ui/campos/opcao.tsx'
import { SeletorAssincrono } from '../../../../ui/campos/seletor-assincrono.tsx'
import { comCliente, comFilial } from '../estado.ts'
import { useNomeDaFilial } from '../nome-da-filial.ts'
import type { PropsDoPasso } from '../passo.ts'
import type { ClienteDoTicket } from '../ticket-novo.ts'

type OpcaoDeCliente = Opcao<number> & { cliente: ClienteDoTicket }

function paraOpcao(cliente: ClienteDoTicket): OpcaoDeCliente {
  const { id, razSoc, fant, cnpj, cid, uf } = cliente
  const partes = [id, fant !== razSoc && fant, formatarDocumento(cnpj), `${cid}/${uf}`]
  return { valor: id, nome: razSoc, detalhe: partes.filter(Boolean).join(' · '), cliente }
}

/** NOV-05, NOV-06 Who the ticket is for and which branch serves them. */
export function CamposDoCliente({ novo, mudar, problemas }: PropsDoPasso) {
  const { cliente, filial, tipo } = novo
  const nomeDaFilial = useNomeDaFilial()
  const opcoes = useMemo(
    () => (cliente?.filiaisSac ?? []).map((outra) => ({ valor: outra.idFil, ...nomeDaFilial(outra) })),
    [cliente, nomeDaFilial],
  )

  async function buscar(q: string, signal: AbortSignal): Promise<OpcaoDeCliente[]> {
    const query = { q, ...(tipo && { tipo: tipo.id }) }
    const { itens } = await chamar(pesquisarClientesDoTicket, { query }, { signal })
    return itens.map(paraOpcao)
  }

  return (
    <>
      <SeletorAssincrono<OpcaoDeCliente>
        label="Cliente"
        required
        placeholder={TEXTOS.dicaDeCliente}
        dica={TEXTOS.dicaDeCliente}
        buscar={buscar}
        textoDoErro={mensagemDoErro}
        chaveDeRecentes={`clientes-do-ticket:${negocioAtual().id}`}
        value={cliente && paraOpcao(cliente)}
        onChange={(opcao) => mudar((atual) => comCliente(atual, opcao?.cliente ?? null))}
        error={problemas.idCli}
      />
      <CampoDeSelecao
        label="Filial"
        required
        clearable={false}
        placeholder={cliente ? 'Escolha a filial' : 'Escolha antes o cliente'}
        disabled={!cliente}
        // NOV-06 The only one is chosen together with the customer.
        semPreSelecao
        opcoes={opcoes}
        value={filial?.idFil ?? null}
        onChange={(idFil) => {
          const escolhida = cliente?.filiaisSac.find((outra) => outra.idFil === idFil) ?? null
          mudar((atual) => comFilial(atual, escolhida))
        }}
        error={problemas.idFil}
      />
    </>
  )
}
