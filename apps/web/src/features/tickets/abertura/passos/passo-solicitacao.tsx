import { TAMANHO_DO_ASSUNTO } from '@balcao/dominio/tickets/abertura/contratos'
import { cabeEmDuasTelas } from '@balcao/dominio/tickets/abertura/devolucao'
import { listarMenu } from '@balcao/dominio/tickets/catalogo/contratos'
import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { useAbertura } from '../pedido/abrir-novo-ticket.ts'
import { useConsumidorFixo } from '../pedido/consumidor-fixo.ts'
import { comTipo } from '../pedido/estado.ts'
import { comMenu, type MenuDeTicket } from '../pedido/menu-escolhido.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { EscolhaDeMenu } from './escolha-de-menu.tsx'
import { MotivosDeAbertura } from './motivos-de-abertura.tsx'
import estilos from './novo.module.css'

/** NOV-01, NOV-02 Menu, type, subject, reasons. */
export function PassoSolicitacao(props: PropsDoPasso) {
  const consulta = useConsulta(listarMenu, {}, { mostradoNaArea: true, listaComum: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={data ? null : error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
    >
      {data && <Campos {...props} menus={data.ticketMenu} />}
    </AreaDeDados>
  )
}

function Campos({ novo, mudar, problemas, menus }: PropsDoPasso & { menus: readonly MenuDeTicket[] }) {
  const consumidorFixo = useConsumidorFixo()
  const { tipo, assunto } = novo
  const { abrirNovoTicket } = useAbertura()
  const devolve = !consumidorFixo && menus.some(({ tipos }) => tipos.some(cabeEmDuasTelas))
  const origem = { cliente: novo.cliente?.id, nota: novo.notaDeOrigem?.id }
  const menu = menus.find(({ key }) => key === novo.menu)
  const opcoes = useMemo(() => menu?.tipos.map(({ id, desc }) => ({ valor: id, nome: desc })) ?? [], [menu])
  return (
    <div className={estilos.campos}>
      <EscolhaDeMenu
        menus={menus}
        escolhido={novo.menu}
        aoEscolher={(escolhido) => mudar((atual) => comMenu(atual, escolhido, { consumidorFixo }))}
        erro={problemas.menu}
        aoDevolver={devolve ? () => abrirNovoTicket({ ...origem, devolucao: {} }) : undefined}
      />
      {menu && (
        <CampoDeSelecao
          label="Tipo"
          required
          clearable={false}
          opcoes={opcoes}
          value={tipo?.id ?? null}
          onChange={(id) => {
            const escolhido = menu.tipos.find((outro) => outro.id === id) ?? null
            mudar((atual) => comTipo(atual, escolhido, { consumidorFixo }))
          }}
          error={problemas.idTipo}
        />
      )}
      {tipo && (
        <>
          <TextInput
            label="Assunto"
            required={tipo.usa_assunto !== 1}
            maxLength={TAMANHO_DO_ASSUNTO}
            autoComplete="off"
            value={assunto}
            onChange={({ currentTarget: { value } }) => mudar((atual) => ({ ...atual, assunto: value }))}
            error={problemas.assunto}
          />
          <MotivosDeAbertura
            raiz={tipo.motivos}
            escolhas={novo.motivos}
            mudar={mudar}
            problemas={problemas}
          />
        </>
      )}
    </div>
  )
}
