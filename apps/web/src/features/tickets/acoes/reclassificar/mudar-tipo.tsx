import type { RespostaDe } from '@balcao/dominio/contrato'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { cabeEmDuasTelas } from '@balcao/dominio/tickets/abertura/devolucao'
import { USO_OBRIGATORIO } from '@balcao/dominio/tickets/abertura/passos'
import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { problemasDaTransportadora } from '@balcao/dominio/tickets/ciclo-de-vida'
import { listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { Radio } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormularioDaAcao as Formulada } from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { SeletorDeTransportadora } from '../../../../seletores/seletor-de-transportadora.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { useAbertura } from '../../abertura/pedido/abrir-novo-ticket.ts'
import { ehImagem } from '../../detalhe/anexos/anexo.ts'
import estilos from '../acoes.module.css'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'

const { idTipo, transportadora_id } = reclassificarTicket.corpo.shape
const esquema = z.object({ idTipo, transportadora_id })
type Campos = { idTipo: string | null; transportadora_id: number | null }
type Acao = Formulada<Campos, z.output<typeof esquema>>
type Tipo = RespostaDe<typeof listarTipos>['itens'][number]

export function MudarTipo(props: PropsDaAcao) {
  const consulta = useConsulta(listarTipos, {}, { mostradoNaArea: true, listaComum: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={data ? null : error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
    >
      {data && <Formulario {...props} tipos={data.itens} />}
    </AreaDeDados>
  )
}

function Formulario({ tipos, ...props }: PropsDaAcao & { tipos: readonly Tipo[] }) {
  const { ticket } = props
  const valores: Campos = { idTipo: null, transportadora_id: null }
  /** NOV-05 Only where the new type uses a carrier and the ticket came without one. */
  const pedeTransportadora = (id: number) =>
    ticket.transportadora === null && (tipos.find((tipo) => tipo.id === id)?.usa_transportadora ?? 0) > 0
  const acao = useFormularioDaAcao<typeof reclassificarTicket, Campos, z.output<typeof esquema>>(
    reclassificarTicket,
    {
      ...props,
      esquema,
      valores,
      regra: (dados) =>
        problemasDaTransportadora(Number(pedeTransportadora(dados.idTipo)), dados.transportadora_id),
      completar: ({ idTipo: id, transportadora_id: informada }) =>
        pedeTransportadora(id) ? { idTipo: id, transportadora_id: informada } : { idTipo: id },
    },
  )
  const escolhido = Number(acao.form.watch('idTipo'))
  const devolucao = useDevolucaoNoTicket(props)
  const aDevolver = tipos.find((tipo) => tipo.id === escolhido && pedeANota(tipo, ticket))
  const menus = Object.values(Object.groupBy(tipos, ({ menu }) => menu.key)).flatMap((grupo) =>
    grupo ? [grupo] : [],
  )
  const primeiro = tipos.find((tipo) => motivoParaNaoEscolher(tipo, ticket) === undefined)
  return (
    <FormularioDaAcao
      {...props}
      acao={aDevolver ? { ...acao, aoEnviar: async () => devolucao(aDevolver) } : acao}
      botoes={aDevolver && { enviar: 'Escolher a nota', fechar: 'Cancelar' }}
      tituloDoErro="Erro ao mudar tipo do ticket"
    >
      <p className={estilos.explicacao}>
        Hoje é {ticket.tipo.desc}. Com outro tipo, o ticket recomeça na primeira etapa dele.
      </p>
      <Controller
        control={acao.form.control}
        name="idTipo"
        render={({ field: { ref, ...campo } }) => (
          <Radio.Group
            label="Novo tipo"
            required
            {...campo}
            error={acao.form.formState.errors.idTipo?.message}
          >
            <div className={estilos.colunas}>
              {menus.map((doMenu) => (
                <div key={doMenu[0]?.menu.key} className={estilos.grupo}>
                  <h3 className={estilos.tituloDoGrupo}>{doMenu[0]?.menu.description}</h3>
                  {doMenu.map((tipo) => (
                    <Radio
                      key={tipo.id}
                      value={String(tipo.id)}
                      label={tipo.desc}
                      description={motivoParaNaoEscolher(tipo, ticket) ?? oQuePede(tipo, ticket)}
                      disabled={motivoParaNaoEscolher(tipo, ticket) !== undefined}
                      ref={tipo === primeiro ? ref : undefined}
                      data-autofocus={tipo === primeiro || undefined}
                    />
                  ))}
                </div>
              ))}
            </div>
          </Radio.Group>
        )}
      />
      {pedeTransportadora(escolhido) && !aDevolver && <TransportadoraDoTicket acao={acao} />}
    </FormularioDaAcao>
  )
}

/** TIC-10 A type whose products the ticket does not have: the two screens of a return ask for them, inside the ticket. */
const pedeANota = (tipo: Tipo, { totalDeProdutos }: PropsDaAcao['ticket']): boolean =>
  cabeEmDuasTelas(tipo) && tipo.usa_nota_produto === USO_OBRIGATORIO && totalDeProdutos === 0

const oQuePede = (tipo: Tipo, ticket: PropsDaAcao['ticket']): string | undefined =>
  pedeANota(tipo, ticket) ? 'Escolhe-se a nota e os produtos' : undefined

/** TIC-10 Said beside what can't be chosen, before the server says it. */
function motivoParaNaoEscolher(tipo: Tipo, ticket: PropsDaAcao['ticket']): string | undefined {
  if (tipo.id === ticket.tipo.id) return 'Tipo atual'
  // The invoice says whose it is.
  if (pedeANota(tipo, ticket)) return undefined
  if (ticket.consumidor && !ticket.cliente && tipo.usa_consumidor_final === 0) return 'Só para clientes'
  const semNotas = ticket.notas.length === 0 && ticket.totalDeProdutos === 0
  return tipo.usa_nota === USO_OBRIGATORIO && semNotas
    ? 'Precisa de uma nota: abra um ticket novo'
    : undefined
}

/** TIC-10, MES-07 Goes on in the two screens of a return, with the photos that came with the messages. */
function useDevolucaoNoTicket({ ticket, janela }: PropsDaAcao) {
  const { abrirNovoTicket } = useAbertura()
  const { data } = useConsulta(
    listarAnexosDoTicket,
    { params: { idTicket: ticket.id } },
    { ativa: ticket.totalDeAnexos > 0, mostradoNaArea: true },
  )
  return ({ chave }: Tipo) => {
    const { id, versao, cliente } = ticket
    janela.fechar()
    abrirNovoTicket({
      devolucao: {},
      tipo: chave,
      cliente: cliente?.id,
      noTicket: {
        ...{ id, versao },
        cliente: cliente && { id: cliente.id, nome: nomeDoCliente(cliente) },
        fotos: data?.itens.filter(ehImagem) ?? [],
      },
    })
  }
}

function TransportadoraDoTicket({ acao }: { acao: Acao }) {
  return (
    <Controller
      control={acao.form.control}
      name="transportadora_id"
      // On a phone it is below the fold: refused, it comes into sight with the focus.
      render={({ field: { ref, onChange }, fieldState }) => (
        <SeletorDeTransportadora
          required
          ref={ref}
          onChange={(escolhida) => onChange(escolhida?.valor ?? null)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
