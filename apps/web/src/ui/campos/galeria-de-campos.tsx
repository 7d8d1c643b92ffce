import { TEXTOS } from '@balcao/dominio/mensagens'
import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { BotaoBase } from './botao-base.tsx'
import { CampoDeData } from './campo-de-data.tsx'
import { CampoDeDinheiro } from './campo-de-dinheiro.tsx'
import { CampoDePercentual } from './campo-de-percentual.tsx'
import { CampoDePeriodo } from './campo-de-periodo.tsx'
import { CampoDeQuantidade } from './campo-de-quantidade.tsx'
import { CampoDeSelecao } from './campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from './campo-de-selecao-multipla.tsx'
import { CampoMascarado } from './campo-mascarado.tsx'
import { ControleDeOrdenacao, type Ordenacao } from './controle-de-ordenacao.tsx'
import { CAMPOS_DE_ORDENACAO, esperar, FILIAIS, pesquisarClientes } from './galeria-dados.ts'
import { FormularioDaGaleria } from './galeria-de-formularios.tsx'
import { SeletorAssincrono } from './seletor-assincrono.tsx'

function Bloco({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={3}>{titulo}</Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
        {children}
      </SimpleGrid>
    </Stack>
  )
}

function Mascarados() {
  return (
    <Bloco titulo="Com máscara">
      <CampoMascarado tipo="cpfOuCnpj" label="CPF ou CNPJ" placeholder="Digite ou cole" />
      <CampoMascarado tipo="cnpj" label="CNPJ" defaultValue="12ABC34501DE35" />
      <CampoMascarado tipo="telefone" label="Telefone" defaultValue="119876" error="Telefone inválido" />
      <CampoMascarado tipo="cep" label="CEP" defaultValue="01310100" disabled />
      <CampoMascarado tipo="cpf" label="CPF" defaultValue="52998224725" />
      <CampoMascarado tipo="cnae" label="CNAE" defaultValue="4649499" />
      <CampoMascarado tipo="data" label="Data" defaultValue="15112026" />
      <CampoMascarado tipo="cartao" label="Cartão" />
      <CampoMascarado tipo="mesAno" label="Validade" />
    </Bloco>
  )
}

function Numeros() {
  return (
    <Bloco titulo="Números">
      <CampoDeDinheiro casas={2} label="Valor" description="Vazio" />
      <CampoDeDinheiro casas={2} label="Limite de crédito" defaultValue="1234567.5" />
      <CampoDePercentual casas={2} label="Desconto" defaultValue="12.5" />
      <CampoDeDinheiro casas={2} label="Frete" defaultValue="10" error="O valor mínimo é 20" />
      <CampoDeQuantidade label="Quantidade" multiplo={6} />
      <CampoDeQuantidade label="Abaixo do mínimo" minimo={10} defaultValue={4} />
      <CampoDeQuantidade label="Desabilitada" defaultValue={12} disabled />
    </Bloco>
  )
}

function Datas() {
  return (
    <Bloco titulo="Datas">
      <CampoDeData label="Vencimento" />
      <CampoDeData label="Emissão" defaultValue="2026-11-15" maxima="2026-11-10" />
      <CampoDeData label="Agendada" defaultValue="2026-11-15" disabled />
      <CampoDePeriodo rotulo="Período dos pedidos" limiteDias={45} />
    </Bloco>
  )
}

function Escolhas() {
  return (
    <Bloco titulo="Escolhas">
      <CampoDeSelecao label="Filial" placeholder="Escolha" opcoes={FILIAIS} />
      <CampoDeSelecao label="Filial única" opcoes={FILIAIS.slice(0, 1)} />
      <CampoDeSelecao label="Sem opções" opcoes={[]} />
      <CampoDeSelecao label="Carregando" opcoes={[]} carregando />
      <CampoDeSelecaoMultipla label="Filiais" opcoes={FILIAIS} defaultValue={[1, 3]} />
      <CampoDeSelecaoMultipla label="Filiais, em resumo" opcoes={FILIAIS} defaultValue={[1, 3]} resumido />
      <CampoDeSelecao label="Com erro" opcoes={FILIAIS} error="Campo obrigatório" />
      <CampoDeSelecao label="Desabilitada" opcoes={FILIAIS} defaultValue={2} disabled />
    </Bloco>
  )
}

function Pesquisas() {
  const comuns = { pesquisar: pesquisarClientes, dica: TEXTOS.dicaDeCliente }
  return (
    <Bloco titulo="Pesquisas">
      <SeletorAssincrono {...comuns} label="Cliente" chaveDeRecentes="galeria" placeholder="Digite 'a'" />
      <SeletorAssincrono {...comuns} label="Cliente que falha" description="Digite 'erro'" />
      <SeletorAssincrono
        {...comuns}
        label="Cliente escolhido"
        defaultValue={{ valor: 101, nome: 'Comercial Andrade Ltda', detalhe: '101 · Santos/SP' }}
      />
      <SeletorAssincrono {...comuns} label="Cliente obrigatório" error="Campo obrigatório" required />
    </Bloco>
  )
}

function Acoes() {
  const [ordenacao, setOrdenacao] = useState<Ordenacao>({ campo: 'dtCriacao', direcao: 'DESC' })
  return (
    <Bloco titulo="Ordenação e botões">
      <ControleDeOrdenacao campos={CAMPOS_DE_ORDENACAO} value={ordenacao} onChange={setOrdenacao} />
      <BotaoBase>Desabilitado</BotaoBase>
      <BotaoBase habilitado onClick={esperar}>
        Salvar (2 s)
      </BotaoBase>
      <BotaoBase habilitado carregando>
        Salvando
      </BotaoBase>
    </Bloco>
  )
}

/** Every field in its states, with local data; for the development page. */
export function GaleriaDeCampos() {
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>Campos</Title>
        <Text c="dimmed">Vazio, preenchido, com erro, desabilitado e carregando.</Text>
      </div>
      <Mascarados />
      <Numeros />
      <Datas />
      <Escolhas />
      <Pesquisas />
      <Acoes />
      <FormularioDaGaleria />
    </Stack>
  )
}
