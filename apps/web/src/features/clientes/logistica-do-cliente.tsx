import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { listarTransportadorasDoCliente, obterLogisticaDoCliente } from '@balcao/dominio/clientes/secoes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'

type LogisticaDoClienteProps = Pick<SecaoDoClienteProps, 'titulo' | 'idCli'>

/** CLI-03, API-05 What whoever delivers must know, and who has delivered. */
export function LogisticaDoCliente({ titulo, idCli }: LogisticaDoClienteProps) {
  const observacoes = useConsulta(obterLogisticaDoCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={observacoes}
        vazio={({ obsLogistica }) => !obsLogistica}
        textoVazio="Sem informações no momento."
      >
        {({ obsLogistica }) => (
          <p>
            <TextoComQuebras texto={obsLogistica ?? ''} />
          </p>
        )}
      </Secao>
      <Transportadoras idCli={idCli} />
    </>
  )
}

function Transportadoras({ idCli }: { idCli: number }) {
  const consulta = useConsulta(
    listarTransportadorasDoCliente,
    { params: { idCli } },
    { mostradoNaArea: true },
  )
  return (
    <Secao
      titulo="Transportadoras"
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhuma transportadora entregou a este cliente."
    >
      {({ itens }) => (
        <ListaDaFicha>
          {itens.map(({ id, razSoc, cnpj, cid, uf, entregas, ultimaEntrega }) => (
            <li key={id}>
              <span>
                {razSoc}
                <br />
                <small>{`${formatarDocumento(cnpj)} · ${cid}/${uf}`}</small>
              </span>
              <small>
                {plural(entregas, 'entrega', 'entregas')}, a última em {formatarData(ultimaEntrega)}
              </small>
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Secao>
  )
}
