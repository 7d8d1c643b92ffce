import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Alert, Modal } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { useCelular } from '../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import estilos from './dialogo-do-cliente.module.css'

type Cliente = RespostaDe<typeof obterCliente>
type DialogoDoClienteProps = {
  idCli: number | null
  aoFechar: () => void
  /** What may be done with the customer in other features. */
  acoes?: ((idCli: number) => ReactNode) | undefined
  /** What other features know of the customer, under who they are. */
  secoes?: ((idCli: number) => ReactNode) | undefined
  /** Something of it is open over it: Esc is for that. */
  porBaixo?: boolean
}

/** ENT-05 Who a customer is, to read; null is closed. */
export function DialogoDoCliente(props: DialogoDoClienteProps) {
  const { idCli, aoFechar, acoes, secoes, porBaixo = false } = props
  return (
    <Modal
      opened={idCli !== null}
      onClose={aoFechar}
      closeOnEscape={!porBaixo}
      title="Cliente"
      size="min(760px, 94vw)"
      fullScreen={useCelular()}
    >
      {idCli !== null && <DadosDoCliente idCli={idCli} />}
      {idCli !== null && secoes?.(idCli)}
      {idCli !== null && acoes && <div className={estilos.acoes}>{acoes(idCli)}</div>}
    </Modal>
  )
}

function DadosDoCliente({ idCli }: { idCli: number }) {
  const consulta = useConsulta(obterCliente, { params: { idCli } }, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error?.message}
      temDados={Boolean(data)}
      aoTentarNovamente={refetch}
    >
      {data && <Resumo cliente={data} />}
    </AreaDeDados>
  )
}

function Resumo({ cliente }: { cliente: Cliente }) {
  const { fant, prospect, motivoBloqueio } = cliente
  return (
    <>
      <div className={estilos.cabecalho}>
        <h3 className={estilos.nome}>{fant}</h3>
        {prospect && <Etiqueta tom="azul">Prospect</Etiqueta>}
      </div>
      {motivoBloqueio && (
        <Alert
          color="red"
          className={estilos.bloqueio}
          icon={<IconBan size={20} aria-hidden />}
          title="Cliente bloqueado"
        >
          {motivoBloqueio}
        </Alert>
      )}
      <dl className={estilos.campos}>
        {camposDe(cliente).map(({ nome, valor, largo }) => (
          <div key={nome} className={largo ? estilos.largo : undefined}>
            <dt>{nome}</dt>
            <dd>{valor || '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Campo = { nome: string; valor: string | null; largo?: true }

function camposDe(cliente: Cliente): Campo[] {
  const { cnpj, end, num, bair, cep, cid, uf, dtUltComp, dtCad, filiaisSac } = cliente
  return [
    { nome: 'Razão social', valor: cliente.razSoc, largo: true },
    { nome: 'Código', valor: String(cliente.id) },
    { nome: tipoDeDocumento(cnpj) ?? 'CNPJ', valor: formatarDocumento(cnpj) },
    { nome: 'Inscrição estadual', valor: cliente.inscEst },
    { nome: 'Atividade', valor: cliente.atividade },
    { nome: 'Endereço', valor: `${end}, ${num}, ${bair}`, largo: true },
    { nome: 'Cidade', valor: `${cid}/${uf}` },
    { nome: 'CEP', valor: formatarCep(cep) },
    { nome: 'Última compra', valor: dtUltComp && formatarData(dtUltComp) },
    { nome: 'Cadastro', valor: formatarData(dtCad) },
    { nome: 'Filiais que atendem', valor: filiaisSac.map(({ desc }) => desc).join(', '), largo: true },
  ]
}
