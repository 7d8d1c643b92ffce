import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { dizerTeto } from '@balcao/dominio/aprovacoes/tetos'
import { MOTIVO_UNICO } from '@balcao/dominio/aprovacoes/tipos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { obterTroca, type Troca } from '@balcao/dominio/trocas/contratos'
import { DESTINOS_DA_TROCA } from '@balcao/dominio/trocas/regras'
import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconArrowsExchange, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../platform/dinheiro.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { CartaoDoHistorico } from '../../../ui/ficha/cartao-do-historico.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import { EtiquetaDaTroca, nomeDaDiferenca } from '../situacao-da-troca.tsx'
import { AcoesDaTroca } from './acoes-da-troca.tsx'

export function TrocaNaoEncontrada() {
  return (
    <FichaNaoEncontrada
      icone={<IconArrowsExchange size={40} stroke={1.5} aria-hidden />}
      titulo="Troca não encontrada"
      saida={{ rota: '/home', texto: TEXTOS.irParaHome }}
    />
  )
}

/** GES-04 One exchange: what comes back, what goes out, who pays the difference, and where each thing is. */
export function PaginaDaTroca({ idTroca }: { idTroca: number }) {
  const consulta = useConsulta(obterTroca, { params: { idTroca } }, { mostradoNaArea: true })
  useReleituraAoVivo([CANAL_DE_APROVACOES, CANAL_DE_TICKETS])
  return (
    <Ficha consulta={consulta} filialDe={({ idFil }) => idFil} naoEncontrada={() => <TrocaNaoEncontrada />}>
      {(troca) => <TrocaAberta troca={troca} />}
    </Ficha>
  )
}

function TrocaAberta({ troca }: { troca: Troca }) {
  const nome = `Troca ${troca.id}`
  useTituloProprio(nome)
  const { cliente, desfeita, justificativa, historico, situacao, ateOnde, impedimentos } = troca
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDaFicha
          titulo={nome}
          voltar={<LinkDeVolta lista="solicitacoes-de-troca" />}
          etiquetas={<EtiquetaDaTroca situacao={troca.situacao} />}
          subtitulo={nomeDoCliente(cliente)}
        >
          <CamposDaFicha
            forma="fatos"
            campos={[
              { nome: 'Troca por', valor: DESTINOS_DA_TROCA[troca.destino] },
              { nome: 'Nota fiscal', valor: troca.nota.numNf },
              { nome: 'Pedida por', valor: troca.solicitante },
              { nome: 'Aprovada por', valor: troca.autorizadaPor },
              { nome: 'Filial', valor: troca.filial },
              { nome: 'Aberta', valor: <TempoRelativo data={troca.dtPedido} /> },
            ]}
          />
        </CabecalhoDaFicha>
      }
      rotuloDoLado="Acerto e andamento"
      lado={
        <>
          <Acerto troca={troca} />
          <OndeEstaCadaCoisa troca={troca} />
          <CartaoDoHistorico historico={historico} />
        </>
      }
    >
      <Stack gap="md">
        {desfeita && (
          <Alert
            icon={<IconInfoCircle size={18} aria-hidden />}
            title={desfeita.por ? `Desfeita por ${desfeita.por}` : 'Desfeita'}
          >
            {desfeita.motivo}
          </Alert>
        )}
        {ateOnde !== null && situacao === 'AUTORIZADA' && (
          <Alert
            icon={<IconInfoCircle size={18} aria-hidden />}
            title={`Aprovada por ${troca.autorizadaPor}, ${dizerTeto(MOTIVO_UNICO, ateOnde)}`}
          >
            {impedimentos.pedido === null
              ? 'O que vai no lugar cabe no que foi aprovado.'
              : 'Ajuste o que vai no lugar até esse valor, e o pedido sai sem outra aprovação.'}
          </Alert>
        )}
        <Devolvidos troca={troca} />
        <Reposicao troca={troca} />
        {justificativa && (
          <Cartao titulo="Por quê">
            <Text>
              “<TextoComQuebras texto={justificativa} />”
            </Text>
          </Cartao>
        )}
        <AcoesDaTroca troca={troca} />
      </Stack>
    </PaginaDaFicha>
  )
}

function Devolvidos({ troca: { devolvidos, vlDevolvido, base } }: { troca: Troca }) {
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  return (
    <Cartao titulo="O que volta" aoLado={<strong>{dinheiro(vlDevolvido)}</strong>}>
      <ListaDaFicha>
        {devolvidos.map((item) => (
          <li key={item.codigo}>
            <span>
              {item.codigo} · {item.descricao}
              <br />
              <small>
                {formatarNumero(item.qtde)} {item.un} a {unitario(item.vlUnit)}
                {item.qtde !== item.solicitada &&
                  ` · ${item.recebida === null ? 'autorizado' : 'recebido'} de ${formatarNumero(item.solicitada)} pedidos`}
              </small>
            </span>
            <span>{dinheiro(item.vlTot)}</span>
          </li>
        ))}
      </ListaDaFicha>
      <Text size="xs" c="dimmed" mt="xs">
        {base === 'CUSTO'
          ? 'Recebido de volta pelo custo na filial.'
          : 'Recebido de volta pelo preço da nota.'}
      </Text>
    </Cartao>
  )
}

function Reposicao({ troca: { reposicao, destino, vlNovo, idOrcamento, impedimentos } }: { troca: Troca }) {
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  if (destino === 'CREDITO') return null
  return (
    <Cartao titulo="O que vai no lugar" aoLado={<strong>{dinheiro(vlNovo)}</strong>}>
      {reposicao.length === 0 ? (
        <Text c="dimmed">Ainda não há nada escolhido para ir no lugar.</Text>
      ) : (
        <ListaDaFicha>
          {reposicao.map((item, i) => (
            // The same product may stand in several lines.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of them is kept
            <li key={i}>
              <span>
                {item.codigo} · {item.descricao}
                <br />
                <small>
                  {formatarNumero(item.qtde)} {item.un}
                  {item.bonificado ? ' · brinde' : ` a ${unitario(item.vlUnit)}`}
                </small>
              </span>
              <span>{dinheiro(item.vlTot)}</span>
            </li>
          ))}
        </ListaDaFicha>
      )}
      {idOrcamento !== null && (
        <Anchor
          size="sm"
          mt="xs"
          display="inline-block"
          component={Link}
          to="/orcamentos/$idOrcamento"
          {...({ params: { idOrcamento: String(idOrcamento) } } as object)}
        >
          {impedimentos.alterar === null ? 'Escolher produtos e preços' : `Ver o orçamento ${idOrcamento}`}
        </Anchor>
      )}
    </Cartao>
  )
}

function Acerto({ troca }: { troca: Troca }) {
  const { vlDevolvido, vlNovo, diferenca } = troca
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Cartao titulo="Acerto">
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Vai', valor: dinheiro(vlNovo) },
          { nome: 'Volta', valor: dinheiro(vlDevolvido) },
          {
            nome: diferenca === null ? 'Diferença' : nomeDaDiferenca(troca),
            valor: (
              <strong>{diferenca === null ? nomeDaDiferenca(troca) : dinheiro(Math.abs(diferenca))}</strong>
            ),
            largo: true,
          },
        ]}
      />
    </Cartao>
  )
}

function OndeEstaCadaCoisa({ troca }: { troca: Troca }) {
  const { idTicket, protocolo, ticket, pedido, coleta, idAprovacao } = troca
  const link = (to: string, params: Record<string, string>, texto: string) => (
    <Anchor component={Link} to={to} {...({ params } as object)}>
      {texto}
    </Anchor>
  )
  return (
    <Cartao titulo="Onde está cada coisa">
      <CamposDaFicha
        forma="grade"
        campos={[
          {
            nome: 'Ticket',
            largo: true,
            valor: (
              <>
                {link('/tickets/$idTicket', { idTicket: String(idTicket) }, formatarProtocolo(protocolo))}
                <Text size="xs" c="dimmed">
                  {ticket.finalizado ? 'Finalizado' : ticket.etapa}
                </Text>
              </>
            ),
          },
          {
            nome: 'Aprovação',
            valor:
              idAprovacao !== null &&
              link('/aprovacoes/$idAprovacao', { idAprovacao: String(idAprovacao) }, 'Ver aprovação'),
          },
          {
            nome: 'Coleta',
            valor: coleta && (
              <Anchor
                component={Link}
                to="/coletas"
                {...({ search: { aba: 'coletas', coleta: coleta.id } } as object)}
              >
                {coleta.numero}
              </Anchor>
            ),
          },
          {
            nome: 'Pedido',
            largo: true,
            valor: pedido && (
              <>
                {link('/pedidos/$idPedido', { idPedido: String(pedido.id) }, `Pedido ${pedido.id}`)}
                <Text size="xs" c="dimmed">
                  {pedido.status.label}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Cartao>
  )
}
