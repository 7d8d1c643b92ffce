import { TEXTOS } from '@balcao/dominio/mensagens'
import { pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { useMemo } from 'react'
import { criarSeletor } from '../../../../seletores/criar-seletor.tsx'
import { opcaoDeCliente } from '../../../../seletores/seletor-de-cliente.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { comCliente, comFilial } from '../pedido/estado.ts'
import { useNomeDaFilial } from '../pedido/nome-da-filial.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { CampoDoContato } from './campo-do-contato.tsx'

/** Only those that a ticket may be for, with the branches that serve them. */
const SeletorDeClienteDoTicket = criarSeletor({
  contrato: pesquisarClientesDoTicket,
  rotulo: 'Cliente',
  dica: TEXTOS.dicaDeCliente,
  paraOpcao: opcaoDeCliente,
})

/** NOV-05, NOV-06 Who the ticket is for and which branch serves them. */
export function CamposDoCliente({ novo, mudar, problemas }: PropsDoPasso) {
  const { cliente, filial, tipo } = novo
  const nomeDaFilial = useNomeDaFilial()
  const opcoes = useMemo(
    () => (cliente?.filiaisSac ?? []).map((outra) => ({ valor: outra.idFil, ...nomeDaFilial(outra) })),
    [cliente, nomeDaFilial],
  )

  return (
    <>
      <SeletorDeClienteDoTicket
        required
        filtro={{ tipo: tipo?.id }}
        value={cliente && opcaoDeCliente(cliente)}
        onChange={(opcao) => mudar((atual) => comCliente(atual, opcao?.item ?? null))}
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
      {cliente && <CampoDoContato key={cliente.id} {...{ novo, mudar, problemas }} idCli={cliente.id} />}
    </>
  )
}
