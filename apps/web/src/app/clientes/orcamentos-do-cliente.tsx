import { useState } from 'react'
import { RegistrarAtendimento } from '../../features/atendimentos/registrar-atendimento.tsx'
import { useFichaAberta } from '../../features/clientes/ficha/ficha-aberta.ts'
import { SimularFrete } from '../../features/fretes/simular-frete.tsx'
import { OrcamentosDoCliente as Orcamentos } from '../../features/orcamentos/orcamentos-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** CLI-01, CLI-08, FRE-01 The quotes of a customer; of an open one, what was talked about is registered and freight tried from here. */
export function OrcamentosDoCliente(props: SecaoDoClienteProps) {
  const { pode } = useSessao()
  const { atendeu } = useFichaAberta()
  const [orcamento, setOrcamento] = useState<number | null>(null)
  return (
    <>
      <Orcamentos
        {...props}
        aoAtender={pode('CLIENTE_ATENDER') ? setOrcamento : undefined}
        frete={(aberto) => <SimularFrete orcamento={aberto} />}
      />
      {orcamento !== null && (
        <RegistrarAtendimento
          idCli={props.idCli}
          idFil={props.idFil}
          orcamento={orcamento}
          aoFechar={() => setOrcamento(null)}
          aoRegistrar={atendeu}
        />
      )}
    </>
  )
}
