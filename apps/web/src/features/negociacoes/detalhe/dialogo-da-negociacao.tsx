import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import {
  encerrarNegociacao,
  type NegociacaoDetalhada,
  obterNegociacao,
} from '@balcao/dominio/negociacoes/contratos'
import { comoSePaga } from '@balcao/dominio/negociacoes/resumo'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormularioDoMotivo } from '../../../platform/acao/formulario-do-motivo.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDaNegociacao } from '../lista/lista-de-negociacoes.tsx'

const LARGURA = 620

/** GES-03 One negotiation: what was authorised, by whom, and which orders used it. */
export function DialogoDaNegociacao({ id, aoFechar }: { id: number | null; aoFechar: () => void }) {
  return (
    <DialogoDaFicha
      aberto={id !== null}
      titulo={id === null ? '' : `Negociação ${id}`}
      largura={LARGURA}
      aoFechar={aoFechar}
    >
      {id !== null && <Conteudo key={id} id={id} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ id }: { id: number }) {
  const consulta = useConsulta(obterNegociacao, { params: { idNegociacao: id } }, { mostradoNaArea: true })
  const [encerrando, setEncerrando] = useState(false)
  return (
    <AreaDaConsulta consulta={consulta}>
      {(negociacao) => (
        <>
          <Dados negociacao={negociacao} />
          {negociacao.impedimentoParaEncerrar === null && (
            <Group mt="md">
              <Button variant="light" color="red" onClick={() => setEncerrando(true)}>
                Encerrar negociação
              </Button>
            </Group>
          )}
          {encerrando && <Encerrar negociacao={negociacao} aoFechar={() => setEncerrando(false)} />}
        </>
      )}
    </AreaDaConsulta>
  )
}

function Dados({ negociacao }: { negociacao: NegociacaoDetalhada }) {
  const dinheiro = useFormatoDeDinheiro()
  const { quantidadeAte, quantidadeUsada, minimo, usoUnico, usos, idAprovacao, precoTabela } = negociacao
  return (
    <Stack gap="md">
      <Group gap="xs">
        <EtiquetaDaNegociacao situacao={negociacao.situacao} />
        {idAprovacao !== null && (
          <Anchor
            size="sm"
            component={Link}
            to="/aprovacoes/$idAprovacao"
            {...({ params: { idAprovacao: String(idAprovacao) } } as object)}
          >
            Ver aprovação
          </Anchor>
        )}
      </Group>
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Cliente', valor: nomeDoCliente(negociacao.cliente), largo: true },
          { nome: 'Para quê', valor: negociacao.nomeDoAlvo, largo: true },
          { nome: 'Preço', valor: comoSePaga(negociacao) },
          { nome: 'Tabela do cliente', valor: precoTabela !== null && dinheiro(precoTabela) },
          {
            nome: 'Usada',
            valor: `${formatarNumero(quantidadeUsada)} de ${formatarNumero(quantidadeAte)} un.`,
          },
          { nome: 'Menor quantidade', valor: minimo > 0 && `${formatarNumero(minimo)} un. por item` },
          { nome: 'Uso', valor: usoUnico ? 'Em um pedido só' : 'Até acabar' },
          { nome: 'Plano', valor: negociacao.plano ?? 'Qualquer um' },
          { nome: 'Filial', valor: negociacao.filial },
          { nome: 'Validade', valor: `${formatarData(negociacao.inicio)} a ${formatarData(negociacao.fim)}` },
          { nome: 'Pedida por', valor: negociacao.solicitante },
          { nome: 'Autorizada por', valor: negociacao.autorizadaPor },
          { nome: 'Justificativa', valor: negociacao.justificativa, largo: true },
        ]}
      />
      <Cartao titulo="Pedidos que a usaram" nivel={3} solto>
        {usos.length === 0 ? (
          <Text c="dimmed">Nenhum pedido usou esta negociação.</Text>
        ) : (
          <ListaDaFicha>
            {usos.map(({ idPedido, unidades, quando, devolvida }) => (
              <li key={idPedido}>
                <span>
                  <Anchor
                    underline="always"
                    component={Link}
                    to="/pedidos/$idPedido"
                    {...({ params: { idPedido: String(idPedido) } } as object)}
                  >
                    Pedido {idPedido}
                  </Anchor>{' '}
                  <small>
                    <TempoRelativo data={quando} />
                  </small>
                </span>
                <span>
                  {formatarNumero(unidades)} un.
                  {devolvida && <small> · voltou com o cancelamento</small>}
                </span>
              </li>
            ))}
          </ListaDaFicha>
        )}
      </Cartao>
    </Stack>
  )
}

function Encerrar({ negociacao, aoFechar }: { negociacao: NegociacaoDetalhada; aoFechar: () => void }) {
  const janela = useJanelaUnica('Encerrar negociação', aoFechar)
  const alvo = useAlvo(obterNegociacao, { idNegociacao: negociacao.id }, negociacao.versao)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDoMotivo
        contrato={encerrarNegociacao}
        alvo={alvo}
        janela={janela}
        botoes={{ enviar: 'Encerrar', fechar: 'Cancelar' }}
        segue="Os pedidos feitos continuam como estão; os próximos orçamentos já não a usam."
        feito="Negociação encerrada."
        quemLe="Só a equipe lê."
      />
    </JanelaDaAcao>
  )
}
