import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { plural } from '@balcao/dominio/formatos/contagem'
import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { ListaDeParecidos } from '../parecidos/lista-de-parecidos.tsx'
import type { Cadastro } from './cadastro.ts'
import {
  type CampoPreenchido,
  camposDaEmpresa,
  camposDoEndereco,
  camposDosContatos,
} from './campos-do-cadastro.ts'

type DoCadastro = { cadastro: Cadastro }

/** CAD-05 … CAD-10 What was filled in, grouped as it was asked for. */
export function DadosDoCadastro({ cadastro }: DoCadastro) {
  const { formulario, nomes } = cadastro
  const campos = (preenchidos: CampoPreenchido[]) => (
    <Preenchidos campos={preenchidos} daConsulta={formulario.camposDaConsulta} avisos={cadastro.avisos} />
  )
  return (
    <Stack gap="lg">
      <Parecidos cadastro={cadastro} />
      <Cartao titulo="Dados da Empresa" nivel={3} solto>
        {campos(camposDaEmpresa(cadastro))}
      </Cartao>
      <Cartao titulo="Contatos" nivel={3} solto>
        {campos(camposDosContatos(cadastro))}
        <Referencias cadastro={cadastro} />
        <Contas cadastro={cadastro} />
      </Cartao>
      <Cartao titulo="Endereço de cobrança" nivel={3} solto>
        {campos(camposDoEndereco('enderecoCobranca', cadastro))}
      </Cartao>
      <Cartao titulo="Endereço de entrega" nivel={3} solto>
        {campos(camposDoEndereco('enderecoEntrega', cadastro))}
      </Cartao>
      {nomes.campos.length > 0 && (
        <Cartao titulo="Campos Adicionais" nivel={3} solto>
          <CamposDaFicha
            forma="grade"
            vazio="–"
            campos={nomes.campos.map(({ rotulo, valor }) => ({ nome: rotulo, valor }))}
          />
        </Cartao>
      )}
      <Anexos cadastro={cadastro} />
    </Stack>
  )
}

/** CAD-03 What whoever asked was told, so that whoever decides does not have to find it out again. */
function Parecidos({ cadastro: { parecidos, situacao } }: DoCadastro) {
  if (parecidos.length === 0 || situacao !== 'PENDENTE') return null
  return (
    <Cartao titulo="Clientes parecidos" nivel={3} solto>
      <Text c="var(--balcao-tom-amarelo-texto)">
        Já existiam quando este cadastro foi pedido. Confira se não é um deles.
      </Text>
      <ListaDeParecidos parecidos={parecidos} />
    </Cartao>
  )
}

type PreenchidosProps = {
  campos: CampoPreenchido[]
  daConsulta: readonly string[]
  avisos: Cadastro['avisos']
}

function Preenchidos({ campos, daConsulta, avisos }: PreenchidosProps) {
  const vindos = new Set(daConsulta)
  return (
    <CamposDaFicha
      forma="grade"
      campos={campos.map(({ nome, campo, valor, largo = false }) => ({
        nome,
        largo,
        valor:
          valor && (vindos.has(campo) || avisos[campo]) ? (
            <>
              {valor}
              {vindos.has(campo) && (
                <>
                  {' '}
                  <Etiqueta tom="azul" explicacao="Veio da consulta, ninguém mudou">
                    consulta
                  </Etiqueta>
                </>
              )}
              {avisos[campo] && (
                <Text component="span" display="block" size="sm" c="var(--balcao-tom-amarelo-texto)">
                  {avisos[campo]}
                </Text>
              )}
            </>
          ) : (
            valor
          ),
      }))}
    />
  )
}

function Referencias({ cadastro: { formulario } }: DoCadastro) {
  const { referenciasComerciais } = formulario
  if (referenciasComerciais.length === 0) return null
  return (
    <Cartao titulo="Referências comerciais" nivel={3} solto>
      <ListaDaFicha>
        {referenciasComerciais.map(({ nome, telefone, cidade, uf }) => (
          <li key={`${nome} ${telefone}`}>
            <span>{nome}</span>
            <small>{`${formatarTelefone(telefone)} · ${cidade}/${uf}`}</small>
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}

function Contas({ cadastro: { formulario, nomes } }: DoCadastro) {
  const { dadosBancarios } = formulario
  if (dadosBancarios.length === 0) return null
  return (
    <Cartao titulo="Dados bancários" nivel={3} solto>
      <ListaDaFicha>
        {dadosBancarios.map(({ codigoBanco, agencia, conta, contato }, posicao) => (
          <li key={`${codigoBanco} ${agencia} ${conta}`}>
            <span>{nomes.bancos[posicao] ?? codigoBanco}</span>
            <small>{`Agência ${agencia}, conta ${conta} · ${contato}`}</small>
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}

/** They are the customer's from the start, and so they are looked at there. */
function Anexos({ cadastro: { formulario, idCli } }: DoCadastro) {
  const ve = useSessao().pode('CLIENTE_DOCUMENTOS')
  const quantos = formulario.tiposDosAnexos.length
  return (
    <Cartao titulo="Anexos" nivel={3} solto>
      {quantos === 0 ? (
        <Text c="dimmed">Nenhum arquivo foi anexado.</Text>
      ) : (
        <Text>
          {plural(quantos, 'arquivo', 'arquivos')}
          {ve && (
            <>
              {', nos '}
              <Anchor
                underline="always"
                renderRoot={(props) => (
                  <Link
                    to="/clientes/$idCli"
                    params={{ idCli: String(idCli) }}
                    search={{ secao: 'dados' }}
                    {...props}
                  />
                )}
              >
                documentos do cliente
              </Anchor>
            </>
          )}
        </Text>
      )}
    </Cartao>
  )
}
